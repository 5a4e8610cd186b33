import { z } from 'zod'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { type Action, type Call, defineResource, type Outcome, type Problem, readInput } from '../resource.ts'
import { id, requiredText, text } from '../schemas.ts'

const statuses = ['pending', 'on-hold', 'processing', 'completed', 'cancelled', 'refunded', 'failed'] as const
/** To the buyer; what goes to the shop is not sent again. */
const mails = ['received', 'waiting', 'paid', 'sent', 'ready', 'cancelled', 'refunded'] as const
const sorts = ['placedAt', 'number', 'totalCents', 'status', 'name'] as const
const amount = z.int().min(1).max(100_000_000)
/** Of a form: what is sent twice with it happens once. */
const key = z.string().min(8).max(64).optional()

/** What the shop refuses, in the words of the staff side. */
const problems: Readonly<Record<string, Problem>> = {
  'unknown-order': 'not_found',
  'unknown-line': 'not_found',
  'unknown-withdrawal': 'not_found',
  'not-allowed': 'order_step',
  'out-of-stock': 'order_stock',
  'bad-amount': 'order_amount',
  'too-much': 'order_too_much',
  'too-many': 'order_too_much',
}

const outcomeOf = <Value>(done: Result<Value, string, unknown>): Outcome<unknown> =>
  done.ok ? ok({ done: true }) : fail(problems[done.code] ?? 'invalid')

/** A step with an order: its input checked, the shop asked, whoever does it written down. */
const action = <Input>(
  schema: z.ZodType<Input>,
  run: (call: Call, id: number, input: Input, by: string) => Promise<Result<unknown, string, unknown>>,
): readonly Action[] => [
  {
    method: 'POST',
    rank: 'shop_manager',
    async run(call, raw, body) {
      const known = id.safeParse(raw)
      if (!known.success) return fail('not_found')
      const read = readInput(schema, await body())
      if (!read.ok) return read
      return outcomeOf(await run(call, known.data, read.value, call.viewer.userId ?? ''))
    },
  },
]

/** A PDF of an order; undefined when it has none of that kind. */
const paper = (
  draw: (call: Call, id: number) => Promise<{ contents: Buffer; name: string } | undefined>,
): readonly Action[] => [
  {
    method: 'GET',
    rank: 'shop_manager',
    async run(call, raw) {
      const known = id.safeParse(raw)
      const drawn = known.success ? await draw(call, known.data) : undefined
      if (!drawn) return fail('not_found')
      return new Response(new Uint8Array(drawn.contents), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${drawn.name}"`,
          'cache-control': 'no-store',
        },
      })
    },
  },
]

/** Orders as the volunteers of the shop see and move them (EDIT-05, SHOP-18). */
export const orders = defineResource({
  name: 'orders',
  read: 'shop_manager',
  id,
  filter: z.object({
    q: z.string().max(200).optional(),
    status: z.enum(statuses).optional(),
    attention: z.boolean().optional(),
    productId: id.optional(),
  }),
  sorts,
  async list({ features }, { filter: { q, status, attention, productId }, sort, descending, page, perPage }) {
    const found = await features.shop.orders.list({
      ...{ words: q, attention, productId, descending, page, perPage },
      statuses: status && [status],
      sort: sorts.find((known) => known === sort),
    })
    return { data: found.orders, total: found.total }
  },
  one: ({ features }, id) => features.shop.orders.details(id),
  actions: {
    step: action(
      z.object({
        to: z.enum(statuses),
        trackAndTrace: text(200).optional(),
        text: text(2_000).optional(),
      }),
      ({ features }, id, { to, ...more }, by) => features.shop.orders.step(id, to, by, more),
    ),
    payment: action(z.object({ cents: amount, key }), ({ features }, id, { cents, key }, by) =>
      features.shop.orders.receivePayment(id, cents, by, key),
    ),
    refund: action(
      z.object({
        cents: amount.optional(),
        lines: z
          .array(z.object({ lineId: z.int(), quantity: z.int().min(1).max(10_000) }))
          .max(200)
          .optional(),
        reason: text(500).optional(),
        restock: z.boolean().optional(),
        key,
      }),
      ({ features }, id, refund, by) => features.shop.orders.refund(id, refund, by),
    ),
    note: action(z.object({ text: requiredText(2_000) }), ({ features }, id, { text }, by) =>
      features.shop.orders.addNote(id, text, by),
    ),
    mail: action(z.object({ mail: z.enum(mails) }), ({ features }, id, { mail }, by) =>
      features.shop.orders.mailAgain(id, mail, by),
    ),
    invoice: paper(async ({ features: { shop } }, id) => {
      const order = await shop.orders.details(id)
      const invoice = order?.invoices.find(({ contents }) => contents.creditOf === undefined)
      return order && invoice && (await shop.drawInvoice(invoice, order))
    }),
    slip: paper(async ({ features: { shop } }, id) => {
      const order = await shop.orders.details(id)
      return order && (await shop.drawPackingSlip(order))
    }),
  },
})

/** What buyers withdrew from; staff answer and settle it (SHOP-20). */
export const withdrawals = defineResource({
  name: 'withdrawals',
  read: 'shop_manager',
  id,
  filter: z.object({ status: z.enum(['open', 'settled']).optional() }),
  sorts: [],
  async list({ features }, { filter: { status }, page, perPage }) {
    const found = await features.shop.orders.withdrawals({ page, perPage, ...(status && { status }) })
    return { data: found.withdrawals, total: found.total }
  },
  actions: {
    settle: action(z.object({ answer: text(2_000) }), ({ features }, id, { answer }, by) =>
      features.shop.orders.settleWithdrawal(id, answer, by),
    ),
  },
})
