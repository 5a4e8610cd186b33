import type { ProductCard, StockState } from '../../../features/shop/index.ts'
import type { PictureImage } from '../../../ui/picture/picture.tsx'
import { toImage } from '../entries/entry-card.ts'

/** The price in whole cents with VAT, and the ordinary price during a sale. */
export interface PriceModel {
  cents: number
  /** The ordinary price while a sale lasts. */
  beforeCents?: number
  /** Lowest price of the 30 days before the sale (SHOP-20). */
  lowestCents?: number
}

/** A product as a card shows it: plain data, also for the page editor. */
export interface ProductCardModel {
  id: number
  href: string
  title: string
  sku: string
  picture?: PictureImage
  price: PriceModel
  /** Variants cost this or more. */
  isFrom: boolean
  isVariable: boolean
  stock: StockState
  /** Mean rating, and number of reviews. */
  rating: number
  reviews: number
}

export const toPrice = ({ price }: Pick<ProductCard, 'price'>): PriceModel => ({
  cents: price.cents,
  ...(price.regularCents === undefined ? {} : { beforeCents: price.regularCents }),
  ...(price.lowestCents === undefined ? {} : { lowestCents: price.lowestCents }),
})

export const toProductCard = (card: ProductCard): ProductCardModel => ({
  id: card.entry.id,
  href: card.entry.url,
  title: card.entry.title,
  sku: card.sku,
  ...(card.entry.picture ? { picture: toImage(card.entry.picture) } : {}),
  price: toPrice(card),
  isFrom: card.upToCents !== undefined,
  isVariable: card.kind === 'variable',
  stock: card.stock,
  rating: card.rating,
  reviews: card.reviews,
})
