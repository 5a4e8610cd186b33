import { z } from 'zod'
import type { StaffCoupon } from '../../features/shop/index.ts'
import { formatDayMonthYear } from '../../kernel/dates.ts'
import { fail, ok } from '../../kernel/result.ts'
import { isTold } from '../../kernel/words/is-told.ts'
import { listOf, moment, shape, words } from '../answer-parts.ts'
import { fieldText } from '../field-errors.ts'
import { type Call, defineResource, invalid } from '../resource.ts'
import { cents, ids, instant, requiredText } from '../schemas.ts'
import { tableAction } from '../table.ts'
import { couponTableTexts } from '../texts.nl.ts'

/** Null removes the value, absent leaves it: a form sends all its fields. */
const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().transform((value) => value ?? undefined)

/** A code is also the address of its screen, where these mean something else. */
const code = requiredText(60).refine((code) => !/^(create|\.{1,2})$/i.test(code), {
  error: fieldText('code-address'),
})

const input = z.object({
  kind: z.enum(['percentage', 'fixed', 'free_shipping']),
  amount: z.int().min(0).max(100_000_000),
  minimumCents: emptied(cents).optional(),
  validFrom: emptied(instant).optional(),
  validTo: emptied(instant).optional(),
  limit: emptied(z.int().min(1).max(1_000_000)).optional(),
  limitPerCustomer: emptied(z.int().min(1).max(1_000_000)).optional(),
  productIds: emptied(ids.transform((list) => (list.length > 0 ? list : null))).optional(),
})
const isSound = ({ kind, amount }: { kind?: string; amount?: number }) =>
  kind !== 'percentage' || amount === undefined || (amount >= 1 && amount <= 100)
const percentMistake = { path: ['amount'], error: fieldText('percent') }

/** The latest uses, for the screen; the table has all. */
const latest = { page: 1, perPage: 100 }

/** Unset values as the form holds them, so that an unchanged form sends no change. */
const unset = {
  minimumCents: null,
  validFrom: null,
  validTo: null,
  limit: null,
  limitPerCustomer: null,
  productIds: [],
}
const toRow = (coupon: StaffCoupon) => ({ id: coupon.code, ...unset, ...coupon })
const one = async ({ features }: Call, code: string) => {
  const coupon = (await features.shop.staff.coupons()).find((known) => known.code === code)
  return coupon && toRow(coupon)
}

const use = shape({ at: moment, customer: words, order: shape({ id: z.number(), number: words }).optional() })

const row = shape({
  id: words,
  code: words,
  kind: input.shape.kind,
  amount: z.number(),
  minimumCents: z.number().nullish(),
  validFrom: moment.nullish(),
  validTo: moment.nullish(),
  limit: z.number().nullish(),
  limitPerCustomer: z.number().nullish(),
  productIds: listOf(z.number()),
  used: z.number(),
})

/** Coupons by code. `amount` is percent or cents, depending on `kind`. */
export const coupons = defineResource({
  name: 'coupons',
  read: 'products',
  write: 'products',
  id: z.string().max(60),
  row,
  whole: row.extend({ uses: listOf(use) }),
  filter: z.object({ q: z.string().max(60).optional() }),
  sorts: ['code'],
  async list({ features }, { filter: { q = '' }, page, perPage, descending }) {
    const found = (await features.shop.staff.coupons()).filter(({ code }) => isTold(q, code))
    const ordered = descending ? found.toReversed() : found
    return { data: ordered.slice((page - 1) * perPage, page * perPage).map(toRow), total: found.length }
  },
  async one(call, code) {
    const coupon = await one(call, code)
    return coupon && { ...coupon, uses: await call.features.shop.staff.couponUses(code, latest) }
  },
  create: {
    schema: input.extend({ code }).refine(isSound, percentMistake),
    async run({ features }, coupon) {
      const added = await features.shop.staff.createCoupon(coupon)
      return added.ok ? ok(toRow(added.value)) : invalid({ code: fieldText('code-taken') })
    },
  },
  change: {
    schema: input.partial().refine(isSound, percentMistake),
    async run({ features }, code, change) {
      const changed = await features.shop.staff.changeCoupon(code, change)
      return changed.ok ? ok(toRow(changed.value)) : fail('missing')
    },
  },
  async remove({ features }, code) {
    const removed = await features.shop.staff.deleteCoupon(code)
    return removed.ok ? ok(undefined) : fail('missing')
  },
  actions: {
    csv: [
      tableAction(z.object({}), {
        name: 'kortingscode',
        needs: 'products',
        head: couponTableTexts.head,
        rows: ({ features }, { id, page, perPage }) => features.shop.staff.couponUses(id, { page, perPage }),
        cells: ({ at, customer, order }) => [formatDayMonthYear(at), customer, order?.number ?? ''],
      }),
    ],
  },
})
