import type { ProductView } from '../../../features/shop/index.ts'
import type { RenderContext } from '../../context.ts'

const found = new WeakMap<RenderContext, Promise<ProductView | undefined>>()

/** The product that a page shows, looked up once for all widgets of that page; undefined when it shows none. */
export function shownProduct(context: RenderContext): Promise<ProductView | undefined> {
  const { entry, features, viewer } = context
  if (entry?.type !== 'product') return Promise.resolve(undefined)
  const known = found.get(context) ?? features.shop.product(entry.id, viewer)
  found.set(context, known)
  return known
}
