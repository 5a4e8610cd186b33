import type { ProductView } from '../../../features/shop/index.ts'
import type { RenderContext } from '../../context.ts'

/** The product that a page shows; undefined when it shows none. */
export async function shownProduct(context: RenderContext): Promise<ProductView | undefined> {
  const { entry, product, features, viewer } = context
  if (entry?.type !== 'product') return undefined
  return product ?? features.shop.catalogue.product(entry.id, viewer)
}
