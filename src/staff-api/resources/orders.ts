import { z } from 'zod'
import type { OrderSummary } from '../../features/shop/index.ts'
import { formatDayMonthYear, fromDutchMinute } from '../../kernel/dates.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { shape } from '../answer-parts.ts'
import { namesOf } from '../names.ts'
import { type Action, type Call, defineResource, type Outcome, type Problem } from '../resource.ts'
import { id, requiredText, text } from '../schemas.ts'
import { tableAction } from '../table.ts'
import { orderTableTexts } from '../texts.nl.ts'
import { orderRow, orderStatuses, orderWhole, withdrawal } from './order-row.ts'
import { takenOrder, takeOrder, takeOrderActions } from './take-order.ts'

/** Mails to the buyer; mails to the shop are not sent again. */
const mails = ['received', 'waiting', 'paid', 'sent', 'ready', 'cancelled', 'refunded', 'downloads'] as const
const sorts = ['placedAt', 'number', 'totalCents', 'status', 'name'] as const
const amount = z.int().min(1).max(100_000_000)
/** The key of a form: when it is sent twice, the action happens once. */
const key = z.string().min(8).max(64)

/** The shop's refusals, as problems of the staff side. */
const problems: Readonly<Record<string, Problem>> = {
  missing: 'missing',
  'unknown-line': 'missing',
  'not-allowed': 'order-step',
  'out-of-stock': 'order-stock',
  'bad-amount': 'order-amount',
  'too-much': 'order-too-much',
  'too-many': 'order-too-much',
}

const stepped = shape({ done: z.boolean() })

const outcomeOf = (done: Result<unknown, string, unknown>): Outcome<z.output<typeof stepped>> =>
  done.ok ? ok({ done: true }) : fail(problems[done.code] ?? 'invalid')

/** A step of an order: checks its input, calls the shop, and notes who did it. */
const action = <Input extends z.ZodType>(
  input: Input,
  run: (
    call: Call,
    id: number,
    input: z.output<Input>,
    by: string,
  ) => Promise<Result<unknown, string, unknown>>,
) => [
  receiving({
    method: 'POST',
    needs: 'orders',
    input,
    answer: stepped,
    async run(call, raw, input) {
      const known = id.safeParse(raw)
      return known.success
        ? outcomeOf(await run(call, known.data, input, call.viewer.userId ?? ''))
        : fail('missing')
    },
  }),
]

/** Returns a PDF of an order; undefined when it has none of that kind. */
const paper = (
  draw: (call: Call, id: number) => Promise<{ contents: Buffer; name: string } | undefined>,
): readonly Action[] => [
  {
    method: 'GET',
    needs: 'orders',
    async run(call, raw) {
      const known = id.safeParse(raw)
      const drawn = known.success ? await draw(call, known.data) : undefined
      if (!drawn) return fail('missing')
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

const day = z.iso.date()
const filter = z.object({
  q: z.string().max(200).optional(),
  /** `unpaid`: both statuses that wait for payment. */
  status: z.enum([...orderStatuses, 'unpaid']).optional(),
  attention: z.boolean().optional(),
  productId: id.optional(),
  /** The first and last day of placing, in Dutch time. */
  from: day.optional(),
  to: day.optional(),
})

/** Returns midnight in Dutch time at the start of a day, or of the day `later` days after it. */
function startOfDay(day: string, later = 0): Date | undefined {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + later)
  return fromDutchMinute(`${at.toISOString().slice(0, 10)}T00:00`)
}

const asQuery = ({ q, status, from, to, ...more }: z.infer<typeof filter>) => ({
  ...more,
  words: q,
  statuses: status && (status === 'unpaid' ? (['pending', 'on-hold'] as const) : [status]),
  from: from === undefined ? undefined : startOfDay(from),
  to: to === undefined ? undefined : startOfDay(to, 1),
})

const toTableRow = (order: OrderSummary) => [
  order.number,
  formatDayMonthYear(order.placedAt),
  orderTableTexts.statuses[order.status],
  order.name,
  order.email,
  order.city,
  order.pieces,
  ...[order.totalCents, order.paidCents, order.refundedCents, order.toPayBackCents].map((cents) => ({
    cents,
  })),
]

/** Orders for the volunteers of the shop, who move them from step to step (EDIT-05, SHOP-18). */
export const orders = defineResource({
  name: 'orders',
  read: 'orders',
  write: 'orders',
  id,
  row: orderRow,
  whole: orderWhole,
  filter,
  sorts,
  async list({ features }, { filter, sort, descending, page, perPage }) {
    const found = await features.shop.orders.list({
      ...asQuery(filter),
      descending,
      page,
      perPage,
      sort: sorts.find((known) => known === sort),
    })
    return { data: found.orders, total: found.total }
  },
  async one(call, id) {
    const known = await call.features.shop.orders.details(id)
    if (!known) return undefined
    // Both are the buyer's: with them anybody sees and downloads what they bought.
    const { key: _, downloadKey: __, ...order } = known
    const staff = order.events.map(({ by }) => by).filter((by) => /^\d+$/.test(by))
    const names = await namesOf(call, staff)
    return { ...order, events: order.events.map((event) => ({ ...event, byName: names.get(event.by) })) }
  },
  create: { schema: takenOrder, run: takeOrder },
  actions: {
    /** At the id `all`. */
    csv: [
      tableAction(filter, {
        name: 'bestellingen',
        needs: 'orders',
        head: orderTableTexts.head,
        cells: toTableRow,
        rows: async ({ features }, { filter, page, perPage }) =>
          (await features.shop.orders.list({ ...asQuery(filter), page, perPage })).orders,
      }),
    ],
    ...takeOrderActions,
    step: action(
      z.object({
        to: z.enum(orderStatuses),
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
    renewDownloads: action(z.object({}), ({ features }, id, _, by) =>
      features.shop.orders.renewDownloads(id, by),
    ),
    endDownloads: action(z.object({}), ({ features }, id, _, by) =>
      features.shop.orders.endDownloads(id, by),
    ),
    note: action(z.object({ text: requiredText(2_000) }), ({ features }, id, { text }, by) =>
      features.shop.orders.addNote(id, text, by),
    ),
    mail: action(z.object({ mail: z.enum(mails) }), ({ features }, id, { mail }, by) =>
      features.shop.orders.mailAgain(id, mail, by),
    ),
    /** `?invoice=`: the invoice or credit note with this id; else the first. */
    invoice: paper(async ({ features: { shop }, query }, id) => {
      const order = await shop.orders.details(id)
      const wanted = Number(query.get('invoice') ?? order?.invoices[0]?.id)
      const invoice = order?.invoices.find(({ id }) => id === wanted)
      return order && invoice && (await shop.orders.drawInvoice(invoice, order))
    }),
    slip: paper(async ({ features: { shop } }, id) => {
      const order = await shop.orders.details(id)
      return order && (await shop.orders.drawPackingSlip(order))
    }),
  },
})

/** Withdrawals by buyers; staff answer and settle them (SHOP-20). */
export const withdrawals = defineResource({
  name: 'withdrawals',
  read: 'orders',
  id,
  row: withdrawal,
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
