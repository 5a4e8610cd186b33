import type { ProductView } from '../../../features/shop/index.ts'
import type { RenderContext } from '../../context.ts'

/** The product of a page; undefined on other pages. */
export async function shownProduct(context: RenderContext): Promise<ProductView | undefined> {
  const { entry, product, features, viewer } = context
  if (entry?.type !== 'product') return undefined
  return product ?? features.shop.catalogue.product(entry.id, viewer)
}
