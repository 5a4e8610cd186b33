import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type ProductCardModel, toProductCard } from '../shared/products/product-card.ts'
import type { RelatedProductsProps } from './fields.ts'

/** Others of the same categories as the product of the page. */
export async function load(
  { count }: RelatedProductsProps,
  { entry, features }: RenderContext,
): Promise<Loaded<readonly ProductCardModel[]>> {
  if (entry?.type !== 'product') return { model: [] }
  const cards = await features.shop.catalogue.related(entry.id, count)
  return {
    model: cards.map(toProductCard),
    tags: ['list:product', ...cards.map((card) => `product:${card.entry.id}`)],
    freshUntil: soonest(cards.map(({ price }) => price.until)),
  }
}

const soonest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).sort((a, b) => a.getTime() - b.getTime())[0]
