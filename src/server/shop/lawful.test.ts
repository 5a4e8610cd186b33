import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import {
  buyer,
  createBrowser,
  formIn,
  openTestShop,
  placing,
  productOf,
  type TestBrowser,
  wordsOf,
} from './testing.ts'

let bench: StaffTest
let site: TestSite
let book: number
let stamp: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  book = await productOf(bench, 'Boek')
  stamp = await productOf(bench, 'Postzegel', { vatClass: 'zero', regularCents: 500 })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})
beforeEach(() => bench.program.shop.staff.changeSettings({ vat: { smallBusiness: false } }))

const smallBusiness = () => bench.program.shop.staff.changeSettings({ vat: { smallBusiness: true } })

async function withIn(...ids: readonly number[]): Promise<TestBrowser> {
  const browser = createBrowser(site)
  for (const id of ids) await browser.get(`/?add-to-cart=${id}`)
  return browser
}

/** Orders the contents of the cart; returns the words of the page it leads to, and the order. */
async function ordered(browser: TestBrowser) {
  const form = formIn(await browser.look('/checkout/'), '/checkout/')
  const answer = await browser.post('/checkout/', { ...form, ...buyer, ...placing })
  const to = answer.headers.get('location') ?? ''
  const id = Number(/order-received\/(\d+)\//.exec(to)?.[1])
  const order = await bench.program.shop.orders.details(id)
  if (!order) throw new Error(to)
  return { words: wordsOf(await browser.look(to)), order }
}

/** Matches a VAT rate or amount in any of our texts. */
const tells = /btw \(?\d|\d+ ?% btw/i

it('SHOP-20 a small business shows no VAT in product, cart, checkout, order and invoice, and says why', async () => {
  const pathOf = async () => (await bench.program.content.entry(book, anonymous))?.url ?? ''
  expect(wordsOf(await createBrowser(site).look(await pathOf()))).toMatch(tells)
  await smallBusiness()
  const browser = await withIn(book)
  const product = wordsOf(await browser.look(await pathOf()))
  expect(product).toContain('vrij van btw')
  const pages = [product, wordsOf(await browser.look('/cart/'))]
  const checkout = wordsOf(await browser.look('/checkout/'))
  expect(checkout).toContain('Vrijgesteld van btw (kleineondernemersregeling).')
  const { words, order } = await ordered(browser)
  expect(words).toContain('Vrijgesteld van btw (kleineondernemersregeling).')
  for (const page of [...pages, checkout, words]) expect(page).not.toMatch(tells)
  await bench.program.shop.orders.receivePayment(order.id, order.totalCents, '1')
  const paid = await bench.program.shop.orders.details(order.id)
  expect(paid?.invoices[0]?.contents).toMatchObject({ withoutVat: true, vat: [] })
})

it('SHOP-20 goods at 0 % are sold beside others with the VAT of each rate, to the cent', async () => {
  const browser = await withIn(book, stamp)
  const { order } = await ordered(browser)
  expect(order.vat).toEqual([
    { percent: 9, cents: expect.any(Number), vatCents: expect.any(Number) },
    { percent: 0, cents: expect.any(Number), vatCents: 0 },
  ])
  await bench.program.shop.orders.receivePayment(order.id, order.totalCents, '1')
  const { contents } = (await bench.program.shop.orders.details(order.id))?.invoices[0] ?? {}
  expect(contents?.lines.map(({ vatPercent, vatCents }) => [vatPercent, vatCents])).toEqual([
    [9, 153],
    [0, 0],
  ])
  expect(contents?.vat.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.totalCents)
})

it('SHOP-20 the checkout tells staff, and not buyers, what the shop still lacks by law', async () => {
  const gaps = 'Alleen jij ziet dit'
  const browser = await withIn(book)
  expect(wordsOf(await browser.look('/checkout/'))).not.toContain(gaps)
  const cookies = [
    (await bench.signIn('shop_manager')).get('cookie'),
    `schelp_cart=${browser.cookie('schelp_cart')}`,
  ]
  const answer = await fetch(`${site.address}/checkout/`, { headers: { cookie: cookies.join('; ') } })
  const words = wordsOf(await answer.text())
  expect(words).toContain(gaps)
  expect(words).toMatch(/privacy/)
  const customer = (await bench.signIn('customer')).get('cookie')
  const seen = await fetch(`${site.address}/checkout/`, { headers: { cookie: `${customer}; ${cookies[1]}` } })
  expect(wordsOf(await seen.text())).not.toContain(gaps)
})

it('SHOP-20 the legal guarantee is on the page itself, before the button', async () => {
  const { guarantee } = await bench.program.shop.settings()
  const html = await (await withIn(book)).look('/checkout/')
  const [before = ''] = html.split('woocommerce_checkout_place_order')
  expect(wordsOf(before)).toContain(guarantee.text.slice(0, 60))
})
