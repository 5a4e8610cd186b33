import { setImmediate } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createMail } from '../../../platform/mail.ts'
import { createOrderMails } from '../email/order-mails.ts'
import { type MollieStandIn, startMollieStandIn } from '../payments/testing/mollie-stand-in.ts'
import { createShopTest, type ShopTest } from '../testing.ts'
import { cartOf, detailsOf, formOf, kept, openForSale, placed, stockOf, waitingMails } from './testing.ts'
import { runOrderMails } from './write-mail.ts'

/** Work that buyers do not wait for is cut off at every second write, or at every write with `SCHELP_LONG=1`. */
const sparse = process.env.SCHELP_LONG === '1' ? 1 : 2

let test: ShopTest
let mollie: MollieStandIn
/** Writes that still get an answer before the power goes. */
let left = Number.POSITIVE_INFINITY

beforeAll(async () => {
  mollie = await startMollieStandIn()
  test = await createShopTest({ mollieApi: mollie.url })
  await openForSale(test, 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM')
  const watched = new WeakSet<PoolClient>()
  test.content.handle.pool.on('acquire', (client) => {
    if (!watched.has(client)) watch(client)
    watched.add(client)
  })
})
afterAll(async () => {
  await test.close()
  await mollie.close()
})

const textOf = (asked: unknown) => String(asked instanceof Object ? Reflect.get(asked, 'text') : asked)
const isWrite = (sql: string) => /\b(insert|update|delete|commit)\b/i.test(sql) && !/^\s*select/i.test(sql)

/** Watches a connection. The write at which the power goes is carried out, but its answer is lost. */
function watch(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') throw new Error('a connection that cannot be asked')
  Reflect.set(client, 'query', (...asked: unknown[]) => {
    const isLast = isWrite(textOf(asked[0])) && --left === 0
    if (!isLast) return Reflect.apply(query, client, asked)
    const die = () => {
      Reflect.get(Reflect.get(client, 'connection'), 'stream').destroy()
      return new Error('the power went')
    }
    const tell = asked.at(-1)
    if (typeof tell === 'function')
      return Reflect.apply(query, client, [...asked.slice(0, -1), () => tell(die())])
    return Promise.resolve(Reflect.apply(query, client, asked)).then(() => Promise.reject(die()))
  })
}

/**
 * Runs an action once for each of its writes, and cuts it off at a later write each time, as when the program is killed
 * there; then checks the result. Returns how often it was cut off.
 */
async function cutOffAtEach<World>(
  begin: () => Promise<World>,
  act: (world: World) => Promise<unknown>,
  look: (world: World, cutAt: string) => Promise<void>,
  every = 1,
): Promise<number> {
  for (let at = 1; ; at += every) {
    const world = await begin()
    left = at
    await act(world).catch(() => undefined)
    // The pool notices a lost connection at the end of a round of the event loop.
    for (let round = 0; round < 2; round++) await setImmediate()
    const wasCut = left <= 0
    left = Number.POSITIVE_INFINITY
    await look(world, `cut off at write ${at}`)
    if (!wasCut) return at - 1
  }
}

const now = ({ id }: { id: number }) => detailsOf(test, id)
const mailsOf = async (order: { id: number }) => (await waitingMails(test, order.id)).sort()

/** A form that is ready to be sent, and a stock of two pieces. */
async function ready() {
  const productId = await kept(test, 'Schelp', 2)
  const token = await cartOf(test, { productId })
  return { productId, token, form: await formOf(test, token, { paymentMethod: 'mollie_ideal' }) }
}

/** Orders and pays like the checkout. */
async function orderAndPay({ token, form }: Awaited<ReturnType<typeof ready>>) {
  const done = await test.shop.orders.place(token, form, anonymous)
  if (!done.ok) throw new Error(done.code)
  const begun = await test.shop.orders.pay(done.value.id, done.value.key)
  if (!begun.ok) throw new Error(begun.code)
  return done.value
}

async function unpaid() {
  const world = await ready()
  const order = await orderAndPay(world)
  return { ...world, order, providerId: mollie.payments.at(-1)?.id ?? '' }
}

async function paid() {
  const world = await unpaid()
  mollie.decide('paid', world.providerId)
  await test.shop.orders.providerSays(world.providerId)
  return world
}

it('abuse 21, SHOP-10 cut off at any write of the checkout, the next try gives one whole order and one payment', async () => {
  const cuts = await cutOffAtEach(ready, orderAndPay, async (world, cutAt) => {
    expect([1, 2], cutAt).toContain((await stockOf(test, world.productId))[0])
    const order = await now(await orderAndPay(world))
    expect(await stockOf(test, world.productId), cutAt).toEqual([1])
    expect(await mailsOf(order), cutAt).toEqual(['new-order', 'received'])
    expect(order, cutAt).toMatchObject({ status: 'pending', lines: [{ quantity: 1 }], payments: [{}] })
    const there = mollie.payments.filter(({ description }) => description === order.number)
    expect(there, cutAt).toHaveLength(1)
    expect((await test.shop.cart.view(world.token)).count, cutAt).toBe(0)
  })
  expect(cuts).toBeGreaterThan(8)
})

it('abuse 21, SHOP-19 cut off at any write of a payment, the next message completes it once', async () => {
  const begin = async () => {
    const world = await unpaid()
    mollie.decide('paid', world.providerId)
    return world
  }
  const say = ({ providerId }: { providerId: string }) => test.shop.orders.providerSays(providerId)
  const cuts = await cutOffAtEach(begin, say, async (world, cutAt) => {
    await say(world)
    const order = await now(world.order)
    expect(order, cutAt).toMatchObject({
      status: 'processing',
      paidCents: order.totalCents,
      toPayBackCents: 0,
      invoices: [{ kind: 'invoice', totalCents: order.totalCents }],
    })
    expect(await mailsOf(order), cutAt).toEqual(['new-order', 'paid', 'received'])
  })
  expect(cuts).toBeGreaterThan(5)
})

it('abuse 21, SHOP-18 cut off at any write of a refund, the same form pays back once', async () => {
  const refund = async ({ order }: { order: { id: number } }) => {
    const [line] = (await now(order)).lines
    const what = { lines: [{ lineId: line?.id ?? 0, quantity: 1 }], restock: true, key: `form-${order.id}` }
    await test.shop.orders.refund(order.id, what, '1')
  }
  const cuts = await cutOffAtEach(
    paid,
    refund,
    async (world, cutAt) => {
      await refund(world)
      const order = await now(world.order)
      expect(order.refunds, cutAt).toHaveLength(1)
      expect(
        order.invoices.map(({ kind }) => kind),
        cutAt,
      ).toEqual(['invoice', 'credit'])
      expect(await stockOf(test, world.productId), cutAt).toEqual([2])
      expect(await mailsOf(order), cutAt).toEqual(['new-order', 'paid', 'received', 'refunded'])
    },
    sparse,
  )
  expect(cuts).toBeGreaterThan(5)
})

it('abuse 21, SHOP-18 cut off at any write of a cancellation, its stock comes back once', async () => {
  const cancel = ({ order }: { order: { id: number } }) => test.shop.orders.step(order.id, 'cancelled', '1')
  const cuts = await cutOffAtEach(
    unpaid,
    cancel,
    async (world, cutAt) => {
      await cancel(world)
      expect(await stockOf(test, world.productId), cutAt).toEqual([2])
      expect(await mailsOf(world.order), cutAt).toEqual(['cancelled', 'new-order', 'received'])
    },
    sparse,
  )
  expect(cuts).toBeGreaterThan(4)
})

it('abuse 21, SHOP-11 cut off at any write of a mail, its job sends it once', async () => {
  const { content, shop } = test
  const siteUrl = 'https://schelp.example'
  const parts = {
    db: content.handle.db,
    clock: () => content.now,
    orderMails: createOrderMails({ settings: () => shop.settings(), content: content.content, siteUrl }),
    mail: createMail({
      config: { mailFrom: 'winkel@schelp.example', siteUrl },
      db: content.handle.db,
      // The test's job runner already knows this kind of job.
      jobs: { ...content.jobs, define: () => undefined },
    }),
  }
  const begin = async () =>
    placed(test, await cartOf(test, { productId: await kept(test, 'Post', 1) }), {
      email: `post-${crypto.randomUUID()}@schelp.example`,
    })
  const write = ({ id }: { id: number }) => runOrderMails(parts, { orderId: id, mails: ['received'] })
  const cuts = await cutOffAtEach(
    begin,
    write,
    async (order, cutAt) => {
      await write(order)
      const { rows } = await content.handle.pool.query('select id from platform_mails where "to" = $1', [
        order.email,
      ])
      expect(rows, cutAt).toHaveLength(1)
      const noted = (await now(order)).events.filter(({ kind }) => kind === 'mail')
      expect(noted, cutAt).toHaveLength(1)
    },
    sparse,
  )
  expect(cuts).toBeGreaterThan(3)
})
