import { z } from 'zod'
import type { PlaceRefused, Quote } from '../../features/shop/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { answering, receiving } from '../action.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { type FieldErrors, fieldText } from '../field-errors.ts'
import { type Call, invalid, type Outcome } from '../resource.ts'
import { id } from '../schemas.ts'
import { address as knownAddress } from './order-row.ts'

const line = z.object({
  productId: id,
  variantSku: z
    .string()
    .max(100)
    .nullish()
    .transform((sku) => sku ?? undefined),
  quantity: z.int().min(1).max(10_000),
})
const lines = z.array(line).max(200)
/** An emptied field is null. */
const part = z
  .string()
  .max(200)
  .nullish()
  .transform((typed) => typed ?? '')
const choices = z.object({ lines, country: part, delivery: part, paymentMethod: part })
const address = z.object({
  firstName: part,
  lastName: part,
  company: part,
  street: part,
  houseNumber: part,
  houseNumberSuffix: part,
  extra: part,
  postcode: part,
  city: part,
  country: part,
  phone: part,
})

/** An order by telephone. */
export const takenOrder = z.object({
  lines: lines.min(1),
  /** The key of the form: sent twice, it makes one order. */
  checkoutKey: z.string().min(16).max(64),
  /** The mark of the quote that was shown beside the form. */
  shown: z.string().max(64),
  email: part,
  billing: address,
  shipping: address.optional(),
  delivery: part,
  paymentMethod: part,
  note: z
    .string()
    .max(1_000)
    .nullish()
    .transform((typed) => typed ?? ''),
  downloadConsent: z.boolean().default(false),
})

export async function takeOrder(
  { features, viewer }: Call,
  order: z.infer<typeof takenOrder>,
): Promise<Outcome<{ id: number }>> {
  const placed = await features.shop.orders.take(order, viewer.userId ?? '')
  if (placed.ok) return ok({ id: placed.value.id })
  if (placed.code === 'changed') return fail('order-changed')
  if (placed.code === 'unreachable') return invalid({ delivery: fieldText('unreachable') })
  if (placed.code === 'empty') return invalid({ lines: fieldText('required') })
  return invalid(inWords(placed.detail?.fields ?? {}))
}

const wordsOf = (field: string, problem: string): string => {
  if (problem === 'missing') return fieldText('required')
  if (problem === 'too-long') return fieldText('long')
  return fieldText(field === 'email' ? 'email' : 'wrong_kind')
}

const inWords = (fields: NonNullable<PlaceRefused['fields']>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, problem]) => [field, wordsOf(field, problem)]))

/** The calls of its form: known customers, and a quote. */
export const takeOrderActions = {
  customers: [
    answering({
      method: 'GET',
      needs: 'orders',
      answer: shape({
        data: listOf(
          shape({ id: z.number(), email: words, billing: knownAddress, shipping: knownAddress.optional() }),
        ),
      }),
      run: async ({ features, query }) =>
        ok({ data: await features.shop.orders.knownCustomers((query.get('q') ?? '').slice(0, 200)) }),
    }),
  ],
  quote: [
    receiving({
      method: 'POST',
      needs: 'orders',
      apart: 'reads, and keeps nothing',
      input: choices,
      answer: z.custom<Quote>(),
      run: async ({ features }, _, { lines, ...choices }) =>
        ok(await features.shop.orders.quoteLines(lines, choices)),
    }),
  ],
}
