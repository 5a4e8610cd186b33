import { block, documentOf } from '../page-document.ts'

/** The shop and its categories: `/shop/`, `/product-category/…/`. */
export const archiveProduct = documentOf(
  block('section', 'shop', {
    space: 'none',
    content: [
      block('breadcrumb', 'shop-trail'),
      block('page-title', 'shop-title', {
        title: 'Winkel',
        lead: 'Boeken, gidsen en kaarten voor onderweg. Wat je hier koopt, houdt de vereniging gaande.',
      }),
      block('product-list', 'shop-list'),
    ],
  }),
)
