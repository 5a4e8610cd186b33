import { z } from 'zod'
import type { StaffOffer } from '../../features/shop/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { done, listOf, moment, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { namesOf } from '../names.ts'
import { defineResource, invalid } from '../resource.ts'
import { id, requiredText } from '../schemas.ts'

const pieces = z.int().min(0).max(1_000_000)
const change = z.object({
  variantSku: requiredText(100).optional(),
  reason: requiredText(200),
  change: z.union([z.object({ pieces }), z.object({ more: z.int().min(-1_000_000).max(1_000_000) })]),
})

const toRow = (id: number, title: string, offer: StaffOffer) => ({
  id,
  title,
  sku: offer.sku,
  stock: offer.stock ?? null,
  sold: offer.sold,
  variants: offer.variants.map(({ sku, attributes, stock }) => ({
    sku,
    name: Object.values(attributes ?? {}).join(', '),
    stock: stock ?? null,
  })),
})

/** The stock of each product. Orders change it, and staff change it with a reason (SHOP-18). */
export const stock = defineResource({
  name: 'stock',
  read: 'products',
  id,
  row: shape({
    id: z.number(),
    title: words,
    sku: words,
    /** Null: not tracked. */
    stock: z.number().nullable(),
    sold: z.number(),
    variants: listOf(shape({ sku: words, name: words, stock: z.number().nullable() })),
  }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: ['title'],
  async list({ features }, { filter: { q }, page, perPage, descending }) {
    const found = await features.content.staffEntries({
      types: ['product'],
      words: q,
      sort: 'title',
      page,
      perPage,
      descending,
    })
    const offers = await features.shop.staff.offers(found.entries.map(({ id }) => id))
    const data = found.entries.flatMap(({ id, title }) => {
      const offer = offers.get(id)
      return offer ? [toRow(id, title, offer)] : []
    })
    return { data, total: found.total }
  },
  async one({ features }, id) {
    const [entry, offers] = await Promise.all([
      features.content.staffEntry(id),
      features.shop.staff.offers([id]),
    ])
    const offer = offers.get(id)
    return entry && offer && toRow(id, entry.title, offer)
  },
  actions: {
    change: [
      receiving({
        method: 'POST',
        needs: 'products',
        input: change,
        answer: done,
        async run({ features, viewer }, raw, { variantSku, reason, change }) {
          const known = id.safeParse(raw)
          if (!known.success) return fail('missing')
          const changed = await features.shop.staff.changeStock(
            known.data,
            { ...(variantSku !== undefined && { variantSku }), reason, ...change },
            viewer.userId ?? '',
          )
          if (changed.ok) return ok({ id: known.data })
          return changed.code === 'missing'
            ? fail(changed.code)
            : invalid({ change: fieldText('below_zero') })
        },
      }),
    ],
  },
})

/** The history of a product's stock, the latest first. */
export const stockMoves = defineResource({
  name: 'stock-moves',
  read: 'products',
  id,
  row: shape({
    id: z.number(),
    at: moment,
    variantId: z.number().optional(),
    pieces: z.number(),
    left: z.number(),
    why: z.enum(['sold', 'given-back', 'returned', 'staff']),
    orderId: z.number().optional(),
    orderNumber: words.optional(),
    by: words,
    byName: words.optional(),
    reason: words,
  }),
  filter: z.object({ productId: id }),
  sorts: [],
  async list(call, { filter: { productId }, page, perPage }) {
    const { moves, total } = await call.features.shop.orders.stockMoves(productId, page, perPage)
    const names = await namesOf(call, staffOf(moves))
    return { data: moves.map((move) => ({ ...move, byName: names.get(move.by) })), total }
  },
})

const staffOf = (moves: readonly { by: string }[]) =>
  moves.map(({ by }) => by).filter((by) => /^\d+$/.test(by))
