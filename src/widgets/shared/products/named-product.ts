import type { RenderContext } from '../../context.ts'
import type { Loaded } from '../../define.ts'
import { type ProductCardModel, toProductCard } from './product-card.ts'

/**
 * The product that an editor named by its address, or that of the page; undefined when there is none for sale.
 * @param link path of the product's page; empty: the product of the page
 */
export async function namedProduct(
  link: string,
  { features, viewer, entry }: RenderContext,
): Promise<Loaded<ProductCardModel | undefined>> {
  const found = link === '' ? undefined : await features.content.find(link, viewer)
  const named = link === '' ? entry : found?.kind === 'entry' ? found.entry : undefined
  if (named?.type !== 'product') return { model: undefined, tags: ['list:product'] }
  const card = (await features.shop.catalogue.cards([named.id])).get(named.id)
  return {
    model: card && toProductCard(card),
    tags: [`product:${named.id}`, `entry:${named.id}`],
    ...(card?.price.until ? { freshUntil: card.price.until } : {}),
  }
}
