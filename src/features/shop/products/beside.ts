import type { ProductCard, ProductsBeside, ProductView } from '../views.ts'
import { findCards } from './find.ts'
import type { ProductParts } from './parts.ts'
import { toCard } from './view.ts'

/**
 * Returns the related products for the page of a product: those that staff chose, then at most `most` similar ones.
 * Chosen products that are sold out are left out.
 */
export async function productsBeside(
  parts: ProductParts,
  { entry, upSellIds }: Pick<ProductView, 'entry' | 'upSellIds'>,
  most: number,
): Promise<ProductsBeside> {
  const alike = await idsAlike(parts, entry, [entry.id, ...upSellIds], most)
  const cards = await findCards(parts, [...upSellIds, ...alike])
  const named = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  return { chosen: named(upSellIds).filter(isThere), alike: named(alike) }
}

/** Returns other products of the same categories, then of their top-level categories; best-selling first in each. */
async function idsAlike(
  { content, shelf }: ProductParts,
  { terms }: ProductView['entry'],
  except: readonly number[],
  most: number,
): Promise<readonly number[]> {
  const paths = terms.filter(({ taxonomy }) => taxonomy === 'product_cat').map(({ path }) => path.split('/'))
  if (paths.length === 0) return []
  const others = (slugs: readonly string[]) =>
    content.ids({ type: 'product', terms: [{ taxonomy: 'product_cat', slugs }], except })
  const [near, ids] = await Promise.all([
    others(paths.flatMap((path) => path.at(-1) ?? [])),
    others(paths.flatMap((path) => path[0] ?? [])),
  ])
  if (ids.length === 0) return []
  const [isNear, isAlike] = [new Set(near), new Set(ids)]
  const ranked = (await shelf.bestSelling()).filter((id) => isAlike.has(id))
  return [...ranked.filter((id) => isNear.has(id)), ...ranked.filter((id) => !isNear.has(id))].slice(0, most)
}

/** Returns the products that staff chose to show with those in the cart, except those in the cart or sold out. */
export async function productsForCart(
  { shelf, clock }: ProductParts,
  inCart: readonly number[],
  most: number,
): Promise<readonly ProductCard[]> {
  const held = await shelf.products(inCart)
  const ids = new Set(inCart.flatMap((id) => held.get(id)?.product.row.crossSellIds ?? []))
  const wanted = [...ids].filter((id) => !inCart.includes(id))
  if (wanted.length === 0) return []
  const found = await shelf.products(wanted)
  const now = clock()
  return wanted
    .flatMap((id) => found.get(id) ?? [])
    .map(({ entry, product }) => toCard(entry, product, now))
    .filter(isThere)
    .slice(0, most)
}

const isThere = ({ stock }: ProductCard): boolean => stock !== 'out_of_stock'
