import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import {
  type MollieStandIn,
  startMollieStandIn,
} from '../src/features/shop/payments/testing/mollie-stand-in.ts'
import { openDatabase } from '../src/platform/database/index.ts'
import { OwnSite } from './support/own-site.ts'

const stock = 1_000
/** Goes back to every buyer, who keeps the piece. */
const backCents = 100
/** Each blow falls so many times. */
const rounds = process.env.SCHELP_LONG ? 20 : 1

let folder: string
let site: OwnSite
let mollie: MollieStandIn
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-checkout-kill-'))
  mollie = await startMollieStandIn()
  site = new OwnSite(join(folder, 'data'), { MOLLIE_API_URL: mollie.url, NODE_TLS_REJECT_UNAUTHORIZED: '0' })
  await site.start()
})
test.afterEach(async () => {
  await site.stop()
  await mollie.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asks until somebody answers: what nobody answered may have been carried out all the same. */
async function insist(path: string, given: () => RequestInit = () => ({})) {
  for (;;) {
    try {
      const answer = await fetch(site.url + path, { redirect: 'manual', ...given() })
      const body = await answer.text()
      if (answer.status < 500) return { status: answer.status, headers: answer.headers, body }
    } catch {
      // Struck down: it comes back.
    }
    await delay(20)
  }
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  insist(path, () => ({ method: 'POST', headers, body: new URLSearchParams(fields) }))

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

type Staff = (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<string>

/** Somebody of the staff, signed in, who calls until there is an answer. */
async function signIn(): Promise<Staff> {
  const { stdout } = site.command('admin:password')
  const said = stdout ? await text(stdout) : ''
  const [, email = '', password = ''] = /Administrator: (\S+)\nPassword: +(\S+)/.exec(said) ?? []
  const cookie = cookiesOf((await post('/my-account/', { email, password, remember: '1' }, {})).headers)
  return async (method, path, body) => {
    const answer = await insist(`/staff-api/${path}`, () => ({
      method,
      body: JSON.stringify(body),
      headers: { cookie, origin: site.url, 'content-type': 'application/json' },
    }))
    expect(answer.status, `${path}: ${answer.body}`).toBeLessThan(300)
    return answer.body
  }
}

/** A shop that sells one thing, to be collected. */
async function openShop(staff: Staff): Promise<string> {
  await staff('PUT', 'shop-settings/shop', {
    payment: { transfer: true, iban: 'NL91 ABNA 0417 1643 00', holder: 'Genootschap', onCollection: true },
    collection: { offered: true, place: 'Utrecht', hours: 'zaterdag' },
  })
  await staff('POST', 'shop-settings/shop/mollie-key', { key: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM' })
  const body = await staff('POST', 'products', {
    title: 'Kaars',
    status: 'published',
    offer: { sku: 'KAARS', regularCents: 750, vatClass: 'standard', stock },
  })
  return String(JSON.parse(body).id)
}

const address = {
  billing_country: 'NL',
  billing_postcode: '3511 AB',
  billing_house_number: '14',
  billing_address_1: 'Oudegracht',
  billing_city: 'Utrecht',
  billing_first_name: 'Marijke',
  billing_last_name: 'Hoekstra',
  billing_email: 'marijke@post.example',
  'shipping_method[0]': 'local_pickup',
  terms: 'ja',
}

const methods = ['bacs', 'mollie_ideal', 'cod'] as const

interface Purchase {
  steps: readonly (() => Promise<void>)[]
  order: number
}

/** What the provider knows of the payment that a page leads to. */
function paymentIn(page: string) {
  const id = /pay\.example\/(tr_\w+)/.exec(page)?.[1]
  const payment = mollie.payments.find((one) => one.id === id)
  if (!payment?.redirectUrl) throw new Error(`the page leads to no payment: ${page.slice(0, 500)}`)
  const back = new URL(payment.redirectUrl)
  return { id: payment.id, back: back.pathname + back.search }
}

let visitors = 0

/** What a buyer and then a volunteer do, each step until it is answered. */
function purchase(staff: Staff, product: string, method: (typeof methods)[number]): Purchase {
  visitors += 1
  let own: Record<string, string> = { 'x-forwarded-for': `10.9.${visitors >> 8}.${visitors & 255}` }
  let form: Record<string, string> = { ...address, payment_method: method }
  let payment = { id: '', back: '' }
  const bought: Purchase = {
    order: 0,
    steps: [
      async () => {
        const added = await post('/?wc-ajax=add_to_cart', { product_id: product, quantity: '1' }, own)
        own = { ...own, cookie: cookiesOf(added.headers) }
      },
      async () => {
        await post('/checkout/', { ...form, woocommerce_checkout_update_totals: '1' }, own)
      },
      async () => {
        const { body } = await insist('/checkout/', () => ({ headers: own }))
        for (const name of ['woocommerce-process-checkout-nonce', 'checkout_shown'])
          form = { ...form, [name]: new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '' }
      },
      async () => {
        const press = () => post('/checkout/', { ...form, woocommerce_checkout_place_order: '1' }, own)
        let answer = await press()
        const way = () => answer.headers.get('location') ?? ''
        // A provider that answers late offers nothing for a moment, and the buyer presses again.
        for (let again = 0; again < 5 && way() === '/checkout/'; again++) answer = await press()
        // The order stands, but its payment could not be begun: the buyer is led to where it is begun again.
        while (way().includes('/order-pay/')) answer = await post(way(), { payment_method: method }, own)
        if (method === 'mollie_ideal') payment = paymentIn(answer.body || way())
        const to = payment.back || way()
        expect(to, `${answer.status}`).toContain('/order-received/')
        bought.order = Number(/order-received\/(\d+)\//.exec(to)?.[1])
      },
      async () => {
        if (method === 'mollie_ideal') {
          mollie.decide('paid', payment.id)
          // The provider tells it twice, and the buyer comes back at the same moment.
          const told = () => post('/payments/mollie/', { id: payment.id }, {})
          await Promise.all([told(), told(), insist(payment.back, () => ({ headers: own }))])
          return
        }
        await staff('POST', `orders/${bought.order}/payment`, { cents: 750, key: `received-${bought.order}` })
      },
      async () => {
        await staff('POST', `orders/${bought.order}/refund`, {
          cents: backCents,
          reason: 'Kras',
          key: `paid-back-${bought.order}`,
        })
      },
    ],
  }
  return bought
}

const blows: Record<string, () => Promise<void>> = {
  'the program': async () => {
    await site.killProgram()
    await site.start()
  },
  'the database': async () => {
    site.killDatabase()
    await site.isWell()
  },
  both: async () => {
    site.killDatabase()
    await site.killProgram()
    await site.start()
  },
}

type Asked = <Row>(statement: string, ...values: unknown[]) => Promise<Row[]>

/** What the database of the site says by itself. */
async function ask<Value>(look: (rows: Asked) => Promise<Value>): Promise<Value> {
  const handle = await openDatabase({ dataDir: site.dataDir })
  try {
    return await look(async (statement, ...values) => (await handle.pool.query(statement, values)).rows)
  } finally {
    await handle.close()
  }
}

/** Every order whole; each number, piece, cent and mail once. */
async function expectWhole(bought: readonly number[]): Promise<void> {
  const numbers = bought.toSorted((one, other) => one - other)
  await ask(async (rows) => {
    const orders = await rows<{ id: number }>(
      `select id, paid_cents paid, refunded_cents back, status,
         (select count(*)::int from shop_payments where order_id = o.id) payments,
         (select count(*)::int from shop_refunds where order_id = o.id) refunds,
         (select count(*)::int from shop_order_lines where order_id = o.id) lines
       from shop_orders o order by id`,
    )
    expect(orders).toEqual(
      numbers.map((id) => ({
        id,
        paid: 750,
        back: backCents,
        status: 'processing',
        payments: 1,
        refunds: 1,
        lines: 1,
      })),
    )
    expect(await rows('select stock, sold from shop_products')).toEqual([
      { stock: stock - numbers.length, sold: numbers.length },
    ])
    const papers = await rows<{ kind: string; sequences: number[]; of: number[] }>(
      `select kind, array_agg(sequence order by sequence) sequences, array_agg(order_id order by order_id) "of"
       from shop_invoices group by kind order by kind`,
    )
    const sequences = numbers.map((_, at) => at + 1)
    expect(papers).toEqual([
      { kind: 'credit', sequences, of: numbers },
      { kind: 'invoice', sequences, of: numbers },
    ])
  })
  // A mail is written, or a job that no blow took away will write it.
  await ask(async (rows) => {
    const mails = await rows<{ order: number; mails: string[] }>(
      `select "order", array_agg(mail order by mail) mails from (
         select order_id "order", mail from shop_order_mails
         union
         select (data ->> 'orderId')::int, jsonb_array_elements_text(data -> 'mails') from pgboss.job
         where name = 'shop-order-mail' and state < 'completed'
       ) of_all group by "order" order by "order"`,
    )
    expect(mails.map(({ order }) => order)).toEqual(numbers)
    for (const { mails: kinds } of mails)
      expect(kinds).toEqual(expect.arrayContaining(['new-order', 'refunded']))
    const [kept] = await rows<{ written: number; noted: number }>(
      `select (select count(*)::int from platform_mails where subject ~ 'S-\\d{4}-\\d+') written,
         (select count(*)::int from shop_order_mails) noted`,
    )
    expect(kept?.written, 'each mail once').toBe(kept?.noted)
  })
}

/** The provider was asked for one payment of each order that was to be paid there, and pays each back once. */
async function expectPaidOnce(): Promise<void> {
  const known = await ask((rows) =>
    rows<{ id: string }>(`select provider_id id from shop_payments where provider = 'mollie'`),
  )
  const idsOf = (payments: readonly { id: string }[]) => payments.map(({ id }) => id).toSorted()
  expect(idsOf(mollie.payments)).toEqual(idsOf(known))
  const backs = () => mollie.payments.map(({ refunds }) => refunds.map(({ amount }) => amount.value))
  // What a blow took from a job is another's once its heart has not beaten for half a minute.
  await expect.poll(backs, { timeout: 120_000 }).toEqual(mollie.payments.map(() => ['1.00']))
}

test('SHOP-18, SHOP-19 abuse 21 whatever step of ordering, paying and paying back is cut off by a kill, all is there once', async () => {
  test.setTimeout(300_000 * rounds)
  const staff = await signIn()
  const product = await openShop(staff)
  const orders: number[] = []
  let turn = 0
  for (let round = 0; round < rounds; round++)
    for (const [what, strike] of Object.entries(blows)) {
      // At the moment of the blow one buyer is at each step.
      const buyers = Array.from({ length: 6 }, () =>
        purchase(staff, product, methods[turn++ % methods.length] ?? 'bacs'),
      )
      // Six turns of three methods: at the next blow each step is somebody's who pays in another way.
      turn++
      await Promise.all(
        buyers.map(async ({ steps }, at) => {
          for (const step of steps.slice(0, at)) await step()
        }),
      )
      const working = buyers.map(async ({ steps }, at) => {
        for (const step of steps.slice(at)) await step()
      })
      await delay(Math.random() * 20)
      await strike()
      await Promise.all(working)
      orders.push(...buyers.map(({ order }) => order))
      expect(new Set(orders).size, `${what}: each form makes an order of its own`).toBe(orders.length)
    }
  await expectWhole(orders)
  await expectPaidOnce()
})
