import type { RenderContext } from '../../context.ts'
import type { Loaded } from '../../define.ts'
import { type ProductCardModel, toProductCard } from './product-card.ts'

/**
 * The product at an address given by an editor, or the page's product; undefined when none is for sale there.
 * @param link path of the product's page; empty for the page's product
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
