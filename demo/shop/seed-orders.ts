import { z } from 'zod'
import type { Content } from '../../src/features/content/index.ts'
import { createShop, type Shop } from '../../src/features/shop/index.ts'
import type { Result } from '../../src/kernel/result.ts'
import { anonymous } from '../../src/kernel/viewer.ts'
import type { Changes } from '../../src/platform/changes.ts'
import type { Database } from '../../src/platform/database/index.ts'
import type { Log } from '../../src/platform/log.ts'
import data from './orders.json'

const text = z.string().min(1)
const days = z.int().min(0)
const after = { after: days }

const step = z.discriminatedUnion('do', [
  z.object({ ...after, do: z.literal('pay'), tooMuchCents: z.int().optional() }),
  z.object({ ...after, do: z.literal('send'), track: text }),
  z.object({ ...after, do: z.enum(['collected', 'payAgain', 'fail', 'expire']) }),
  z.object({ ...after, do: z.literal('cancel'), text }),
  z.object({ ...after, do: z.literal('refund'), pieces: z.int(), restock: z.boolean(), reason: text }),
  z.object({ ...after, do: z.enum(['note', 'withdraw']), text }),
])

const { buyers, orders } = z
  .object({
    buyers: z.array(
      z.object({
        email: z.email(),
        firstName: text,
        lastName: text,
        street: text,
        houseNumber: text,
        houseNumberSuffix: text.optional(),
        postcode: text,
        city: text,
        country: text,
      }),
    ),
    orders: z.array(
      z.object({
        /** From the day of seeding, as all days; `after` counts from the order. */
        daysAgo: days,
        buyer: z.int(),
        /** Article numbers, and how many. */
        items: z.array(z.tuple([text, z.int()])),
        collect: z.boolean().optional(),
        coupon: text.optional(),
        note: text.optional(),
        steps: z.array(step),
      }),
    ),
  })
  .parse(data)
type Order = (typeof orders)[number]
type Step = z.infer<typeof step>

export interface OrderSeed {
  db: Database
  content: Content
  changes: Changes
  siteUrl: string
  log: Pick<Log, 'warn'>
  clock: () => Date
}

/** Who did it, in the history of an order. */
const staff = 'staff'
const dayMs = 86_400_000
const minuteMs = 60_000

/**
 * Some forty orders of the past year in every state, made as buyers and volunteers make them, at a clock that is put
 * back. Their mails were read long ago: none is written or sent. How many.
 */
export async function seedOrders({ db, content, changes, siteUrl, log, clock }: OrderSeed): Promise<number> {
  const now = clock()
  let at = now
  const nothing = async () => undefined
  const shop = createShop({
    db,
    content,
    changes,
    siteUrl,
    log,
    clock: () => at,
    mail: { send: nothing },
    jobs: { define: () => undefined, send: nothing, schedule: nothing, start: nothing, stop: nothing },
  })
  const articles = await articlesOf(content, shop)
  const made = new Map<Order, number>()
  const moments = orders.flatMap((order, place) => {
    // Today's were placed some hours ago, the others at some hour of their day.
    const placedAt = now.getTime() - order.daysAgo * dayMs - (90 + ((place * 47) % 400)) * minuteMs
    const later = order.steps.map((one, turn) => ({
      at: Math.min(placedAt + one.after * dayMs + (35 + turn * 20) * minuteMs, now.getTime()),
      run: () => take(shop, made.get(order) ?? 0, one),
    }))
    return [
      { at: placedAt, run: async () => void made.set(order, await placeOne(shop, articles, order)) },
      ...later,
    ]
  })
  // In their order, as the numbers of orders and invoices follow the calendar.
  for (const moment of moments.sort((one, other) => one.at - other.at)) {
    at = new Date(moment.at)
    await moment.run()
  }
  return made.size
}

interface Article {
  productId: number
  variantId?: number
}

/** Everything that is sold, by its article number. */
async function articlesOf(content: Content, shop: Shop): Promise<ReadonlyMap<string, Article>> {
  const { entries } = await content.staffEntries({ types: ['product'], page: 1, perPage: 100 })
  const articles = new Map<string, Article>()
  for (const { id: productId } of entries) {
    const product = await shop.catalogue.product(productId, anonymous)
    if (product) articles.set(product.sku, { productId })
    for (const { id, sku } of product?.variants ?? []) articles.set(sku, { productId, variantId: id })
  }
  return articles
}

/** Every step of the demo must succeed; otherwise its data is wrong, and the error says where. */
function done<Value>(what: string, result: Result<Value, string, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`${what} of the demo was refused: ${result.code}`)
}

async function placeOne(
  shop: Shop,
  articles: ReadonlyMap<string, Article>,
  { items, buyer, collect = false, coupon, note }: Order,
): Promise<number> {
  const { email, ...billing } = buyers[buyer] ?? missing(`buyer ${buyer}`)
  let token: string | undefined
  for (const [sku, quantity] of items) {
    const article = articles.get(sku) ?? missing(sku)
    token = done(sku, await shop.cart.add(token, { ...article, quantity })).token
  }
  if (coupon && token) done(coupon, await shop.cart.applyCoupon(token, coupon))
  const { country } = billing
  const checkout = (await shop.orders.open(token)) ?? missing(`the cart of ${email}`)
  const shown = await checkout.quote({ email, country, delivery: collect ? 'collect' : 'ship' })
  const order = {
    checkoutKey: checkout.draft.checkoutKey,
    shown: shown.shown,
    email,
    billing,
    note,
    delivery: shown.delivery,
    paymentMethod: collect ? 'cod' : 'bacs',
    downloadConsent: true,
    termsVersion: 'Demo',
  }
  return done(`an order by ${email}`, await shop.orders.place(token, order, anonymous)).id
}

/** A step of an order. */
async function take({ orders }: Shop, id: number, step: Step): Promise<void> {
  const order = (await orders.details(id)) ?? missing(`order ${id}`)
  switch (step.do) {
    case 'pay': {
      const cents = order.totalCents + (step.tooMuchCents ?? 0)
      return void done('a payment', await orders.receivePayment(id, cents, staff))
    }
    case 'send':
      return void done('a parcel', await orders.step(id, 'completed', staff, { trackAndTrace: step.track }))
    case 'collected':
      return void done('a collection', await orders.step(id, 'completed', staff))
    case 'payAgain':
      return void done('a change of method', await orders.step(id, 'pending', staff))
    case 'fail':
      return void done('a failure', await orders.step(id, 'failed', 'clock'))
    case 'expire':
      return void done('an end', await orders.step(id, 'cancelled', 'clock'))
    case 'cancel':
      return void done('a cancellation', await orders.step(id, 'cancelled', staff, { text: step.text }))
    case 'refund': {
      const [line] = order.lines
      const lines = line ? [{ lineId: line.id, quantity: step.pieces }] : []
      const { restock, reason } = step
      // All of it goes back with its shipping.
      const isWhole = order.pieces === step.pieces
      const cents = isWhole && line ? order.totalCents - line.totalCents : 0
      return void done('a refund', await orders.refund(id, { lines, cents, restock, reason }, staff))
    }
    case 'note':
      return void done('a note', await orders.addNote(id, step.text, staff))
    case 'withdraw': {
      const { firstName, lastName } = order.billing
      const name = `${firstName} ${lastName}`
      await orders.withdraw({ orderNumber: order.number, name, email: order.email, text: step.text })
      return
    }
  }
}

function missing(what: string): never {
  throw new Error(`the demo has no ${what}`)
}
