import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type ProductCardModel, toProductCard } from '../shared/products/product-card.ts'
import type { ProductGridProps } from './fields.ts'

/** The first products of the shop or of a category. */
export async function load(
  { category, order, count }: ProductGridProps,
  { features }: RenderContext,
): Promise<Loaded<readonly ProductCardModel[]>> {
  const list = await features.shop.catalogue.list({ category: category || undefined, order, perPage: count })
  return { model: list.products.map(toProductCard), tags: list.tags, freshUntil: list.freshUntil }
}

export const shown = async (props: ProductGridProps, context: RenderContext): Promise<readonly number[]> =>
  (await load(props, context)).model.map(({ id }) => id)
