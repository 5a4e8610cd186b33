import type { EntryCard, EntryView, PictureView } from '../../content/index.ts'
import type { ProductCard, ProductView, StockState, VariantView } from '../views.ts'
import { vatRates } from '../views.ts'
import { priceAt } from './price.ts'
import type { StoredProduct } from './rows.ts'
import { soldVariants } from './sold.ts'
import { heldBy, mostOf, stockOf } from './stock.ts'

/** Returns a product for a list, at a moment. */
export function toCard(entry: EntryCard, product: StoredProduct, now: Date): ProductCard {
  const { row, history } = product
  const variants = soldVariants(product)
  const prices = variants.map((variant) => priceAt(variant, history(variant.id), now))
  const cheapest = prices.reduce<(typeof prices)[number] | undefined>(
    (least, price) => (least && least.cents <= price.cents ? least : price),
    undefined,
  )
  const dearest = Math.max(...prices.map((price) => price.cents))
  const own = stockOf(row, row.backorders)
  return {
    entry,
    sku: row.sku,
    kind: product.variants.length > 0 ? 'variable' : 'simple',
    price: cheapest ?? priceAt(row, history(null), now),
    upToCents: cheapest && dearest > cheapest.cents ? dearest : undefined,
    stock:
      product.variants.length > 0
        ? bestOf(variants.map((variant) => stockOf(heldBy(variant, row), row.backorders).state))
        : own.state,
    available: product.variants.length > 0 ? undefined : own.available,
    soldIndividually: row.soldIndividually,
    rating: row.reviews === 0 ? 0 : row.ratingSum / row.reviews,
    reviews: row.reviews,
  }
}

const bestOf = (states: readonly StockState[]): StockState =>
  (['in_stock', 'backorder', 'out_of_stock'] as const).find((state) => states.includes(state)) ??
  'out_of_stock'

/** Returns a product for its own page, at a moment. */
export function toView(
  entry: EntryView,
  product: StoredProduct,
  pictures: ReadonlyMap<number, PictureView>,
  { now, withoutVat }: { now: Date; withoutVat: boolean },
): ProductView {
  const { row, history } = product
  const variants = soldVariants(product)
  const card = toCard(entry, product, now)
  return {
    ...card,
    entry,
    vatPercent: withoutVat ? 0 : vatRates[row.vatClass],
    variants: variants.map((variant): VariantView => {
      const { state, available } = stockOf(heldBy(variant, row), row.backorders)
      return {
        id: variant.id,
        sku: variant.sku,
        attributes: variant.attributes,
        price: priceAt(variant, history(variant.id), now),
        stock: state,
        available,
        picture: variant.pictureId === null ? undefined : pictures.get(variant.pictureId),
      }
    }),
    attributes: row.attributes,
    pictures: [...(entry.picture ? [entry.picture] : []), ...entry.pictures],
    weightGrams: row.weightGrams ?? undefined,
    shipped: !row.virtual,
    fileIds: row.fileIds,
    upSellIds: row.upSellIds,
    maker: row.maker ?? undefined,
    minQuantity: 1,
    maxQuantity: mostOf(card.available, row.soldIndividually),
  }
}

/** Returns the earliest end of a price, when a page with these cards must be rendered again. */
export const freshUntil = (cards: readonly ProductCard[]): Date | undefined =>
  cards
    .map((card) => card.price.until)
    .filter((date) => date !== undefined)
    .sort((a, b) => a.getTime() - b.getTime())[0]
