import type { NewProduct } from '../../src/features/shop/index.ts'
import type { Place } from '../material/places.ts'
import type { CategoryKey } from './categories.ts'

/** A drawn picture of a product. */
export interface ShopPicture {
  /** An SVG document. */
  draw(places: readonly Place[]): string
  alt: string
}

export interface ShopReview {
  author: string
  rating: number
  text: string
  daysAgo: number
  verified?: boolean
}

/** What a sale of the demo shop is, told from the day of seeding. */
export interface ShopSale {
  cents: number
  beganDaysAgo?: number
  endsInDays?: number
}

/** A product of the demo shop before it is added. */
export interface ShopProduct
  extends Pick<
    NewProduct,
    | 'sku'
    | 'regularCents'
    | 'vatClass'
    | 'stock'
    | 'backorders'
    | 'soldIndividually'
    | 'weightGrams'
    | 'shippingClass'
    | 'virtual'
  > {
  slug: string
  title: string
  excerpt: string
  /** HTML. */
  body: string
  category: CategoryKey
  sale?: ShopSale
  /** Names and values that are read, not chosen. */
  facts: Readonly<Record<string, string>>
  /** What is chosen, and what each choice costs. */
  variants?: readonly {
    sku: string
    attributes: Readonly<Record<string, string>>
    cents: number
    stock?: number
  }[]
  pictures: readonly [ShopPicture, ...ShopPicture[]]
  /** Titles of the files in the library that it holds. */
  files?: readonly string[]
  warnings?: string
  reviews?: readonly ShopReview[]
}
