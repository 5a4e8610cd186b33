import { z } from 'zod'
import { listOf, moment, recordOf, shape, words } from '../answer-parts.ts'
import { entryRow, entryWhole } from './entry-row.ts'

const variant = shape({
  sku: words,
  attributes: recordOf(words, words),
  regularCents: z.number(),
  saleCents: z.number().optional(),
  stock: z.number().optional(),
  pictureId: z.number().optional(),
  offered: z.boolean().optional(),
})

/** The price, stock and options of a product. */
const offer = shape({
  entryId: z.number(),
  sku: words,
  regularCents: z.number(),
  saleCents: z.number().optional(),
  saleFrom: moment.optional(),
  saleTo: moment.optional(),
  vatClass: z.enum(['standard', 'reduced', 'zero']),
  stock: z.number().optional(),
  backorders: z.boolean(),
  soldIndividually: z.boolean(),
  weightGrams: z.number().optional(),
  shippingClass: words.optional(),
  virtual: z.boolean(),
  fileIds: listOf(z.number()),
  upSellIds: listOf(z.number()),
  crossSellIds: listOf(z.number()),
  downloadLimit: z.number().optional(),
  downloadDays: z.number().optional(),
  maker: shape({ name: words, address: words, email: words, warnings: words.optional() }).optional(),
  attributes: listOf(shape({ name: words, values: listOf(words), forVariants: z.boolean() })),
  variants: listOf(variant),
  position: z.number(),
  sold: z.number(),
})

/** An entry and its offer in one row; an entry without an offer gets one when it is saved. */
const offered = { offer: offer.optional() }
export const productRow = entryRow.extend(offered)
export const productWhole = entryWhole.extend(offered)
