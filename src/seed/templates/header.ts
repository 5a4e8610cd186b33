import { block, documentOf } from '../page-document.ts'

/** The frame across the top of every page. */
export const header = documentOf(
  block('store-notice', 'header-notice'),
  block('masthead', 'header', {
    brand: [block('logo', 'header-logo', { name: 'De Jacobsschelp' })],
    menu: [block('menu', 'header-menu', { menu: 'header', look: 'header' })],
    tools: [
      block('search-box', 'header-search', { look: 'tool', placeholder: 'Bijvoorbeeld Zeerijp' }),
      block('mini-cart', 'header-cart'),
    ],
  }),
)
