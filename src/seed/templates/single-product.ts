import { block, documentOf } from '../page-document.ts'

/** A product: its pictures, what it costs and how it is bought, then all there is to know, and others like it. */
export const singleProduct = documentOf(
  block('section', 'product', {
    space: 'none',
    content: [
      block('breadcrumb', 'product-trail'),
      block('columns', 'product-columns', {
        ratio: 'large',
        first: [block('product-gallery', 'product-gallery')],
        second: [block('product-summary', 'product-summary'), block('own-field', 'product-own')],
      }),
    ],
  }),
  block('section', 'product-more', {
    content: [
      block('product-tabs', 'product-tabs', { reviews: [block('product-reviews', 'product-reviews')] }),
    ],
  }),
  block('section', 'product-related', { content: [block('related-products', 'related-products')] }),
)
