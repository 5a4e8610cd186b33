import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type ProductCardModel, toProductCard } from '../shared/products/product-card.ts'
import { shownProduct } from '../shared/products/shown-product.ts'
import type { RelatedProductsProps } from './fields.ts'

export interface RelatedProductsModel {
  /** By staff. */
  chosen: readonly ProductCardModel[]
  /** Other products of the same categories. */
  alike: readonly ProductCardModel[]
}

/** More products for a visitor of a product's page. */
export async function load(
  { count }: RelatedProductsProps,
  context: RenderContext,
): Promise<Loaded<RelatedProductsModel>> {
  const product = await shownProduct(context)
  if (!product) return { model: { chosen: [], alike: [] } }
  const { chosen, alike } = await context.features.shop.catalogue.beside(product, count)
  const shown = [...chosen, ...alike]
  // A chosen product that is hidden now may come back.
  const ids = new Set([...product.upSellIds, ...shown.map(({ entry }) => entry.id)])
  return {
    model: { chosen: chosen.map(toProductCard), alike: alike.map(toProductCard) },
    tags: ['list:product', ...[...ids].map((id) => `product:${id}`)],
    freshUntil: soonest(shown.map(({ price }) => price.until)),
  }
}

export async function shown(props: RelatedProductsProps, context: RenderContext): Promise<readonly number[]> {
  const { chosen, alike } = (await load(props, context)).model
  return [...chosen, ...alike].map(({ id }) => id)
}

const soonest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).sort((a, b) => a.getTime() - b.getTime())[0]
