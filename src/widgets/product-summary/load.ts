import type { ProductView, StockState, VariantView } from '../../features/shop/index.ts'
import { formatLongDate } from '../../kernel/dates.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type PriceModel, toPrice } from '../shared/products/product-card.ts'
import { shownProduct } from '../shared/products/shown-product.ts'
import type { ProductSummaryProps } from './fields.ts'

/** An offer at one price: the product, or one of its variants. */
export interface OfferModel {
  price: PriceModel
  vat: { percent: number; cents: number }
  shipped: boolean
  /** Last day of the sale, `12 maart 2026`. */
  until?: string
  stock: StockState
  /** Pieces that may be ordered; absent without stock management. */
  available?: number
}

export interface VariantModel extends OfferModel {
  id: number
  sku: string
  attributes: Readonly<Record<string, string>>
  pictureId?: number
}

export interface SummaryModel {
  title: string
  excerpt: string
  /** Absent for a product without a price. */
  product?: {
    id: number
    url: string
    sku: string
    offer: OfferModel
    /** Variants cost the offer's price or more. */
    isFrom: boolean
    variants: readonly VariantModel[]
    /** The attributes of a variable product and their options. */
    choices: readonly { name: string; values: readonly string[] }[]
    facts: readonly { label: string; value: string }[]
    rating: number
    reviews: number
    soldIndividually: boolean
    /** Nothing of it can be ordered now. */
    soldOut: boolean
    minQuantity: number
    maxQuantity: number
  }
}

/** SHOP-05, SHOP-17: the page's product, its price, and how to buy it. */
export async function load(
  _props: ProductSummaryProps,
  context: RenderContext,
): Promise<Loaded<SummaryModel | undefined>> {
  const { entry } = context
  if (!entry) return { model: undefined }
  const product = await shownProduct(context)
  const { title, excerpt } = entry
  if (!product) return { model: { title, excerpt }, tags: [`entry:${entry.id}`, `product:${entry.id}`] }
  return {
    model: {
      title,
      excerpt,
      product: {
        id: entry.id,
        url: entry.url,
        sku: product.sku,
        offer: toOffer(product, product),
        isFrom: product.upToCents !== undefined,
        variants: product.variants.map((variant) => toVariant(variant, product)),
        choices: choicesOf(product),
        facts: product.attributes
          .filter(({ forVariants }) => !forVariants)
          .map(({ name, values }) => ({ label: name, value: values.join(', ') })),
        rating: product.rating,
        reviews: product.reviews,
        soldIndividually: product.soldIndividually,
        soldOut: [product, ...product.variants].every(({ stock }) => stock === 'out_of_stock'),
        minQuantity: product.minQuantity,
        maxQuantity: product.maxQuantity,
      },
    },
    tags: [`product:${entry.id}`],
    freshUntil: soonest([product, ...product.variants].map(({ price }) => price.until)),
  }
}

const soonest = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).sort((a, b) => a.getTime() - b.getTime())[0]

function toOffer(
  offer: Pick<VariantView, 'price' | 'stock' | 'available'>,
  { vatPercent, shipped }: ProductView,
): OfferModel {
  const { cents, regularCents, until } = offer.price
  return {
    price: toPrice(offer),
    vat: { percent: vatPercent, cents: Math.round((cents * vatPercent) / (100 + vatPercent)) },
    shipped,
    // The sale is over at this moment, so its last day is the day of the moment before.
    ...(regularCents !== undefined && until ? { until: formatLongDate(new Date(until.getTime() - 1)) } : {}),
    stock: offer.stock,
    ...(offer.available === undefined ? {} : { available: offer.available }),
  }
}

const toVariant = (variant: VariantView, product: ProductView): VariantModel => ({
  ...toOffer(variant, product),
  id: variant.id,
  sku: variant.sku,
  attributes: variant.attributes,
  ...(variant.picture ? { pictureId: variant.picture.id } : {}),
})

/** Names and values in the order of staff, limited to those that a variant has. */
function choicesOf({ attributes, variants }: ProductView): { name: string; values: string[] }[] {
  const told = new Set(variants.flatMap((variant) => Object.keys(variant.attributes)))
  const listed = attributes.map(({ name }) => name).filter((name) => told.has(name))
  const names = [...new Set([...listed, ...told])]
  return names.map((name) => {
    const used = new Set(variants.flatMap((variant) => variant.attributes[name] ?? []))
    const values = attributes.find((attribute) => attribute.name === name)?.values ?? []
    return { name, values: [...new Set([...values.filter((value) => used.has(value)), ...used])] }
  })
}
