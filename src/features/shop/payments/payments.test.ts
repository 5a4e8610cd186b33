import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cartOf, detailsOf, kept, openForSale, placed, stockOf, waitingMails } from '../orders/testing.ts'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import { createMollie } from './mollie.ts'
import { type MollieStandIn, startMollieStandIn } from './testing/mollie-stand-in.ts'

const key = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
let test: ShopTest
let mollie: MollieStandIn
beforeAll(async () => {
  mollie = await startMollieStandIn()
  test = await createShopTest({ mollieApi: mollie.url })
  await openForSale(test, key)
})
afterAll(async () => {
  await test.close()
  await mollie.close()
})
beforeEach(() => {
  mollie.misbehave = []
  mollie.refuseRefunds = false
})

const ideal = { paymentMethod: 'mollie_ideal' }

/** Places an order that waits for iDEAL; returns it with its product and its payment page. */
async function unpaid(more: Parameters<typeof product>[2] = {}) {
  const productId = await kept(test, 'Schelp', 1, more)
  const order = await placed(test, await cartOf(test, { productId }), ideal)
  const begun = await test.shop.orders.pay(order.id, order.key)
  if (!begun.ok) throw new Error(begun.code)
  const providerId = mollie.payments.at(-1)?.id ?? ''
  return { order, productId, providerId, next: begun.value }
}

let started: Promise<void> | undefined
/** Starts the jobs, once. */
const startJobs = () => {
  started ??= test.content.jobs.start()
  return started
}

const says = (providerId: string) => test.shop.orders.providerSays(providerId)
const now = ({ id }: { id: number }) => detailsOf(test, id)

it('SHOP-19 offers every method of the account beside our own, and continues when Mollie does not answer', async () => {
  const token = await cartOf(test, { productId: await product(test, 'Gids') })
  expect((await (await test.shop.orders.open(token))?.quote({}))?.methods).toMatchObject([
    { id: 'mollie_ideal', label: 'iDEAL | Wero' },
    { id: 'mollie_creditcard' },
    { id: 'bacs' },
  ])
  mollie.misbehave = [500, 500, 500, 500]
  expect((await (await test.shop.orders.open(token))?.quote({ country: 'BE' }))?.methods).toMatchObject([
    { id: 'mollie', label: 'Online betalen' },
    { id: 'bacs' },
  ])
})

it('others 3, 6: webhook and return page share one path; repeated, at once and out of order they complete it once', async () => {
  const { order, providerId, next } = await unpaid()
  expect(next).toEqual({ kind: 'pay-at', url: `https://pay.example/${providerId}` })
  await says(providerId)
  expect(await now(order)).toMatchObject({ status: 'pending', paidCents: 0 })
  mollie.decide('paid')
  await Promise.all([
    ...Array.from({ length: 12 }, () => says(providerId)),
    test.shop.orders.refresh(order.id, order.key),
    test.shop.orders.pay(order.id, order.key),
  ])
  await says(providerId)
  const paid = await now(order)
  expect(paid).toMatchObject({ status: 'processing', paidCents: order.totalCents, toPayBackCents: 0 })
  expect(paid.invoices).toHaveLength(1)
  expect(paid.events.filter(({ kind }) => kind === 'status')).toHaveLength(1)
  expect((await waitingMails(test, order.id)).filter((mail) => mail === 'paid')).toHaveLength(1)
  expect(paid.payments).toHaveLength(1)
})

it('abuse 7 a forged message changes nothing, whatever it names', async () => {
  const { order, providerId } = await unpaid()
  for (const id of ['tr_unknown1234', 'tr_../orders', '', 'ord_1', providerId, `${providerId}0`])
    await says(id)
  expect(await now(order)).toMatchObject({ status: 'pending', paidCents: 0 })
})

it('others 5: double clicks, and a retry after an answer that was lost, use the same payment', async () => {
  const before = mollie.payments.length
  const productId = await kept(test, 'Tegel', 5)
  const order = await placed(test, await cartOf(test, { productId }), ideal)
  mollie.misbehave = ['lose', 'lose', 'lose', 'lose']
  expect(await test.shop.orders.pay(order.id, order.key)).toMatchObject({ ok: false, code: 'unavailable' })
  mollie.misbehave = []
  const answers = await Promise.all([1, 2, 3].map(() => test.shop.orders.pay(order.id, order.key)))
  expect(mollie.payments).toHaveLength(before + 1)
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { kind: 'pay-at' } })
  expect((await now(order)).payments).toHaveLength(1)
})

it('others 5: a payment whose number never arrived is found by its key', async () => {
  const order = await placed(test, await cartOf(test, { productId: await kept(test, 'Boek', 5) }), ideal)
  mollie.misbehave = ['lose', 'lose', 'lose', 'lose']
  await test.shop.orders.pay(order.id, order.key)
  mollie.misbehave = []
  await says(mollie.decide('paid').id)
  expect(await now(order)).toMatchObject({ status: 'processing', paidCents: order.totalCents })
})

it('others 7: an earlier attempt that expires never cancels an order that is paid', async () => {
  const { order, providerId: first } = await unpaid()
  await test.shop.orders.pay(order.id, order.key, 'mollie_creditcard')
  const second = mollie.payments.at(-1)?.id ?? ''
  expect(second).not.toBe(first)
  await says(mollie.decide('paid', second).id)
  await says(mollie.decide('expired', first).id)
  test.content.now = new Date(test.content.now.getTime() + 3 * 86_400_000)
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({
    status: 'processing',
    payments: [{ status: 'expired' }, { status: 'paid' }],
  })
})

it('others 12: an order that is not paid in time gives its stock back once, also when it is ended twice at once', async () => {
  const { order, productId, providerId } = await unpaid()
  expect(await stockOf(test, productId)).toEqual([0])
  mollie.decide('expired')
  test.content.now = new Date(test.content.now.getTime() + 25 * 3_600_000)
  await Promise.all([
    test.shop.orders.expire(),
    test.shop.orders.step(order.id, 'cancelled', '1'),
    says(providerId),
  ])
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'cancelled' })
  expect(await stockOf(test, productId)).toEqual([1])
})

it('others 12: an order that was refunded and stands again ends in time, as one that was never paid', async () => {
  const { order, productId, providerId } = await unpaid()
  mollie.decide('paid')
  await says(providerId)
  await test.shop.orders.step(order.id, 'cancelled', '1')
  await test.shop.orders.refund(order.id, {}, '1')
  await test.shop.orders.step(order.id, 'pending', '1')
  test.content.now = new Date(test.content.now.getTime() + 25 * 3_600_000)
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'cancelled' })
  expect(await stockOf(test, productId)).toEqual([1])
})

it('SHOP-11 an order that was refunded and stands again is not mailed as paid', async () => {
  const { order, providerId } = await unpaid()
  mollie.decide('paid')
  await says(providerId)
  await test.shop.orders.step(order.id, 'cancelled', '1')
  await test.shop.orders.refund(order.id, {}, '1')
  await test.shop.orders.step(order.id, 'processing', '1')
  expect(await now(order)).toMatchObject({ status: 'processing', dueCents: order.totalCents })
  expect((await waitingMails(test, order.id)).filter((mail) => mail === 'paid')).toHaveLength(1)
})

it('others 8: before an order ends the provider is asked, and a payment whose message was lost counts', async () => {
  const { order } = await unpaid()
  mollie.decide('paid')
  test.content.now = new Date(test.content.now.getTime() + 25 * 3_600_000)
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'processing' })
})

it('others 8: an order that is late waits while the provider does not answer', async () => {
  const { order, productId } = await unpaid()
  test.content.now = new Date(test.content.now.getTime() + 25 * 3_600_000)
  mollie.misbehave = Array.from({ length: 10 }, () => 503)
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'pending' })
  expect(await stockOf(test, productId)).toEqual([0])
  mollie.misbehave = []
  mollie.decide('expired')
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'cancelled' })
})

it('abuse 36: a payment made while the key is away is not lost, and its order waits until the key is back', async () => {
  const key = async (mollieKey: string | undefined) => {
    const { payment } = await test.shop.settings()
    await test.shop.staff.changeSettings({ payment: { ...payment, mollieKey } })
  }
  const { order, providerId } = await unpaid()
  const { payment } = await test.shop.settings()
  mollie.decide('paid')
  test.content.now = new Date(test.content.now.getTime() + 25 * 3_600_000)
  await key(undefined)
  expect(await says(providerId)).toMatchObject({ ok: false, code: 'away' })
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'pending' })
  await key(payment.mollieKey)
  // The key of another account does not know the payment.
  const others = mollie.payments.splice(0)
  expect(await says(providerId)).toMatchObject({ ok: false, code: 'away' })
  await test.shop.orders.expire()
  expect(await now(order)).toMatchObject({ status: 'pending' })
  mollie.payments.push(...others)
  expect(await says(providerId)).toMatchObject({ ok: true })
  expect(await now(order)).toMatchObject({ status: 'processing' })
})

it('others 8: a payment after cancellation revives the order while its stock is there', async () => {
  const { order, productId, providerId } = await unpaid()
  await test.shop.orders.step(order.id, 'cancelled', '1')
  expect(await stockOf(test, productId)).toEqual([1])
  mollie.decide('paid', providerId)
  await says(providerId)
  expect(await now(order)).toMatchObject({ status: 'processing', toPayBackCents: 0 })
  expect(await stockOf(test, productId)).toEqual([0])
})

it('others 2: a payment for an order whose stock is gone comes first among those to pay back', async () => {
  const { order, productId, providerId } = await unpaid()
  await test.shop.orders.step(order.id, 'cancelled', '1')
  await placed(test, await cartOf(test, { productId }), { email: 'ander@schelp.example' })
  mollie.decide('paid', providerId)
  await says(providerId)
  const late = await now(order)
  expect(late).toMatchObject({ status: 'cancelled', toPayBackCents: order.totalCents, attention: 'pay-back' })
  const { orders } = await test.shop.orders.list({ attention: true, page: 1, perPage: 10 })
  expect(orders.map(({ id }) => id)).toContain(order.id)
  expect(orders[0]?.attention).toBe('pay-back')
  expect(await waitingMails(test, order.id)).toContain('needs-person')
  const back = await test.shop.orders.refund(order.id, {}, '1')
  expect(back).toMatchObject({ ok: true, value: { kind: 'overpaid', amountCents: order.totalCents } })
  expect(await now(order)).toMatchObject({ status: 'cancelled', toPayBackCents: 0, invoices: [] })
})

it('abuse 7 a second payment is recorded as money to pay back', async () => {
  const { order, providerId: first } = await unpaid()
  await test.shop.orders.pay(order.id, order.key, 'mollie_creditcard')
  const second = mollie.payments.at(-1)?.id ?? ''
  for (const id of [first, second]) await says(mollie.decide('paid', id).id)
  expect(await now(order)).toMatchObject({ status: 'processing', toPayBackCents: order.totalCents })
})

it('SHOP-18 what staff may pay back is never less than what is owed to the buyer', async () => {
  const productId = await kept(test, 'Driemaal betaald', 5)
  const order = await placed(test, await cartOf(test, { productId }))
  await test.shop.orders.receivePayment(order.id, 3 * order.totalCents, '1', 'thrice')
  const owedCents = 2 * order.totalCents
  expect(await now(order)).toMatchObject({ toPayBackCents: owedCents, refundableCents: owedCents })
  expect(await test.shop.orders.refund(order.id, { cents: owedCents }, '1')).toMatchObject({ ok: true })
  expect(await now(order)).toMatchObject({ toPayBackCents: 0, refundableCents: order.totalCents })
})

it('others 9, abuse 7: another amount than the order’s does not complete it', async () => {
  const { order, providerId } = await unpaid()
  const payment = mollie.decide('paid', providerId)
  payment.amount = { currency: 'EUR', value: '0.01' }
  await says(providerId)
  expect(await now(order)).toMatchObject({ status: 'pending', paidCents: 1, attention: 'short' })
  const foreign = await unpaid()
  mollie.decide('paid', foreign.providerId).amount = { currency: 'JPY', value: '999999' }
  await says(foreign.providerId)
  expect(await now(foreign.order)).toMatchObject({ status: 'pending', paidCents: 0 })
})

it('SHOP-19 a chargeback counts once and needs attention until the bank reverses it', async () => {
  const { order, providerId } = await unpaid()
  mollie.decide('paid')
  await says(providerId)
  mollie.chargeBack(providerId)
  await Promise.all([says(providerId), says(providerId)])
  expect(await now(order)).toMatchObject({
    status: 'processing',
    attention: 'short',
    refundableCents: 0,
    payments: [{ chargedBackCents: order.totalCents }],
  })
  mollie.chargeBack(providerId, true)
  await Promise.all([says(providerId), says(providerId)])
  const back = await now(order)
  expect(back).toMatchObject({ status: 'processing', refundableCents: order.totalCents, toPayBackCents: 0 })
  expect(back.attention).toBeUndefined()
  // An outdated answer that arrives late undoes nothing.
  mollie.chargeBack(providerId)
  await says(providerId)
  expect((await now(order)).attention).toBeUndefined()
  const kinds = (await now(order)).events.map(({ kind }) => kind).filter((kind) => kind.startsWith('charge'))
  expect(kinds.sort()).toEqual(['charge-back-reversed', 'charged-back'])
  expect((await waitingMails(test, order.id)).filter((mail) => mail === 'paid')).toHaveLength(1)
})

it('SHOP-18 a form that is sent twice refunds once, and records a payment once', async () => {
  const productId = await kept(test, 'Penning', 5)
  const order = await placed(test, await cartOf(test, { productId, quantity: 2 }))
  const received = [1, 2].map(() =>
    test.shop.orders.receivePayment(order.id, order.totalCents, '1', 'form-of-payment'),
  )
  await Promise.all(received)
  expect(await now(order)).toMatchObject({ paidCents: order.totalCents, toPayBackCents: 0 })
  const [line] = order.lines
  const wanted = { lines: [{ lineId: line?.id ?? 0, quantity: 1 }], restock: true, key: 'form-of-refund' }
  const answers = await Promise.all([1, 2, 3].map(() => test.shop.orders.refund(order.id, wanted, '1')))
  expect(new Set(answers.map((answer) => answer.ok && answer.value.id)).size).toBe(1)
  expect(await now(order)).toMatchObject({ refunds: [{ amountCents: 1000 }], refundedCents: 1000 })
  expect(await stockOf(test, productId)).toEqual([4])
  expect((await waitingMails(test, order.id)).filter((mail) => mail === 'refunded')).toHaveLength(1)
  // A form with another key is another refund.
  await test.shop.orders.refund(order.id, { ...wanted, key: 'another-form' }, '1')
  expect((await now(order)).refundedCents).toBe(2000)
})

it('others 11: refunds in parts never exceed what was paid, and go through the provider', async () => {
  const { order, providerId } = await unpaid()
  mollie.decide('paid')
  await says(providerId)
  const [line] = order.lines
  const parts = await Promise.all(
    [600, 600, 600].map((cents) => test.shop.orders.refund(order.id, { cents }, '1')),
  )
  expect(parts.filter(({ ok }) => ok)).toHaveLength(2)
  expect(parts.find(({ ok }) => !ok)).toMatchObject({ code: 'too-much' })
  await startJobs()
  const payment = mollie.payments.find(({ id }) => id === providerId)
  await expect.poll(() => payment?.refunds.length).toBe(2)
  await expect
    .poll(async () => (await now(order)).refunds.map(({ status }) => status))
    .toEqual(['done', 'done'])
  await says(providerId)
  const back = await now(order)
  expect(back).toMatchObject({
    refundedCents: 1200,
    toPayBackCents: 0,
    refundableCents: order.totalCents - 1200,
  })
  expect(back.invoices.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['invoice', order.totalCents],
    ['credit', 600],
    ['credit', 600],
  ])
  expect(
    await test.shop.orders.refund(order.id, { lines: [{ lineId: line?.id ?? 0, quantity: 2 }] }, '1'),
  ).toMatchObject({ code: 'too-many' })
})

it.each([429, 408])(
  'SHOP-18 a refund that Mollie answers with %i is tried again, where other refusals are final',
  async (status) => {
    const { providerId } = await unpaid()
    mollie.decide('paid', providerId)
    const provider = createMollie({
      apiKey: key,
      apiEndpoint: mollie.url,
      webhookUrl: 'https://schelp.example/betaald/',
      clock: () => test.content.now,
      onError: () => undefined,
    })
    const refund = () =>
      provider.refund(providerId, { key: `retour-${status}`, cents: 600, description: 'Retour' })
    mollie.misbehave = Array.from({ length: 10 }, () => status)
    await expect(refund()).rejects.toThrow()
    mollie.misbehave = Array.from({ length: 10 }, () => 422)
    expect(await refund()).toBeUndefined()
    mollie.misbehave = []
    expect(await refund()).toMatch(/^re_/)
  },
)

it('SHOP-19 a refund that was made at Mollie itself is recorded once', async () => {
  const { order, providerId } = await unpaid()
  const payment = mollie.decide('paid')
  await says(providerId)
  payment.refunds.push({
    resource: 'refund',
    id: 're_foreign1',
    status: 'pending',
    metadata: null,
    amount: { currency: 'EUR', value: '2.50' },
  })
  await Promise.all([says(providerId), says(providerId)])
  expect(await now(order)).toMatchObject({
    refundedCents: 250,
    refunds: [{ amountCents: 250, by: 'mollie' }],
  })
})

it('SHOP-19 an order that stands again after a return is paid online with what is due', async () => {
  const { order, providerId } = await unpaid()
  mollie.decide('paid')
  await says(providerId)
  await test.shop.orders.refund(order.id, { cents: 500 }, '1')
  await test.shop.orders.step(order.id, 'cancelled', '1')
  await test.shop.orders.refund(order.id, {}, '1')
  await test.shop.orders.step(order.id, 'pending', '1')
  const due = order.totalCents - 500
  expect(await now(order)).toMatchObject({ status: 'pending', payable: true, dueCents: due })
  await test.shop.orders.pay(order.id, order.key)
  const { id, amount } = mollie.decide('paid')
  expect(amount.value).toBe((due / 100).toFixed(2))
  await says(id)
  expect(await now(order)).toMatchObject({ status: 'processing', dueCents: 0, toPayBackCents: 0 })
})

it('SHOP-19 cancels open payments at Mollie when the order is cancelled, or paid another way', async () => {
  await startJobs()
  const statusAt = (id: string) => mollie.payments.find((one) => one.id === id)?.status
  const cancelled = await unpaid()
  await test.shop.orders.step(cancelled.order.id, 'cancelled', '1')
  const twice = await unpaid()
  await test.shop.orders.pay(twice.order.id, twice.order.key, 'mollie_creditcard')
  await says(mollie.decide('paid').id)
  for (const { order, providerId } of [cancelled, twice]) {
    await expect.poll(() => statusAt(providerId)).toBe('canceled')
    await expect.poll(async () => (await now(order)).payments[0]?.status).toBe('canceled')
  }
  expect(await now(cancelled.order)).toMatchObject({ status: 'cancelled', paidCents: 0 })
  expect(await now(twice.order)).toMatchObject({ status: 'processing', toPayBackCents: 0 })
})
