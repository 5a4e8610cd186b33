import { z } from 'zod'
import { shopCategories } from './categories.ts'
import data from './products.json'

const text = z.string().min(1)
const cents = z.int().positive()
const stock = z.int().min(0).optional()
/** Names and values. */
const facts = z.record(text, text)

/** Told from the day of seeding. */
const sale = z.object({ cents, beganDaysAgo: z.number().optional(), endsInDays: z.number().optional() })

const review = z.object({
  author: text,
  rating: z.int(),
  text,
  daysAgo: z.number(),
  verified: z.boolean().optional(),
})

/** A product of the demo shop before it is added. */
const product = z.object({
  slug: text,
  sku: text,
  title: text,
  excerpt: text,
  /** HTML. */
  body: text,
  category: z
    .string()
    .refine((key): key is keyof typeof shopCategories => Object.hasOwn(shopCategories, key)),
  regularCents: cents,
  sale: sale.optional(),
  vatClass: z.enum(['standard', 'reduced', 'zero']),
  shippingClass: z.string().optional(),
  stock,
  backorders: z.boolean().optional(),
  soldIndividually: z.boolean().optional(),
  weightGrams: z.int().optional(),
  virtual: z.boolean().optional(),
  /** Attributes that are only shown. */
  facts,
  /** Attributes that a customer chooses, and the price of each choice. */
  variants: z.array(z.object({ sku: text, attributes: facts, cents, stock })).optional(),
  /** What each of its drawings shows: `drawings/shop/<slug>-1`, and so on. */
  pictures: z.tuple([text], text),
  /** Titles of the files in the library that it holds. */
  files: z.array(text).optional(),
  warnings: text.optional(),
  reviews: z.array(review).optional(),
})

export type ShopProduct = z.infer<typeof product>
export type ShopSale = z.infer<typeof sale>

/** Everything the demo shop sells, in the order of its shelves. */
export const shopProducts = z.array(product).parse(data)
