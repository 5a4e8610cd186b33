import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartView } from '../../features/shop/index.ts'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import fc from '../../platform/testing/properties.ts'
import { cartCookies } from '../../wire/actions/shop/cart-cookies.ts'
import { type Acted, type CartActions, createCartActions } from './cart.ts'

let test: ShopTest
let actions: CartActions
let ids: number[]
beforeAll(async () => {
  test = await createShopTest()
  actions = createCartActions({
    shop: test.shop,
    content: test.content.content,
    siteUrl,
    customerOf: async () => undefined,
  })
  ids = [
    await product(test, 'Gids', { regularCents: 1850, vatClass: 'reduced', virtual: false }),
    await product(test, 'Kaart', { regularCents: 333 }),
    await product(test, 'Schelp', { regularCents: 699, vatClass: 'zero', virtual: false, stock: 7 }),
  ]
  await test.shop.staff.addCoupon({ code: 'PROCENT', kind: 'percentage', amount: 33 })
  await test.shop.staff.addCoupon({ code: 'EURO', kind: 'fixed', amount: 777 })
  await test.shop.staff.addCoupon({ code: 'VRIJ', kind: 'free_shipping', amount: 0 })
  await test.shop.staff.createShippingZone({
    label: 'NL',
    countries: ['NL'],
    cents: 495,
    freeFromCents: 5000,
  })
  await test.shop.staff.createShippingZone({ label: 'elders', countries: [], cents: 1250 })
})
afterAll(() => test.close())

const siteUrl = 'https://schelp.example'
const [visitors, tabs] = [50, 4]

/** An action of a tab; products and lines are given by index. */
type Command =
  | { kind: 'add' | 'remove' | 'undo'; at: number; quantity: number }
  | { kind: 'set'; at: number; quantity: number }
  | { kind: 'coupon' | 'uncoupon'; code: string }
  | { kind: 'country'; code: string }
  | { kind: 'look' }

const at = fc.nat(2)
const quantity = fc.integer({ min: 1, max: 4 })
const code = fc.constantFrom('PROCENT', 'EURO', 'VRIJ', 'ONZIN')
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), at, quantity }) },
  fc.record({ kind: fc.constantFrom('remove' as const, 'undo' as const), at, quantity }),
  fc.record({ kind: fc.constant('set' as const), at, quantity: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom('coupon' as const, 'uncoupon' as const), code }),
  fc.record({ kind: fc.constant('country' as const), code: fc.constantFrom('NL', 'BE') }),
  fc.constant({ kind: 'look' as const }),
)

/** One browser, whose tabs share the cart's cookie. */
async function createBrowser() {
  let token = ''
  const request = (query = '', method = 'GET') =>
    new Request(`${siteUrl}/cart/${query}`, { method, headers: { cookie: `schelp_cart=${token}` } })
  const keep = ({ cookies = [] }: Pick<Acted, 'cookies'>) => {
    const named = cookies.find((cookie) => cookie.startsWith('schelp_cart='))
    token = named?.split(/[=;]/)[1] ?? token
  }
  const show = async (): Promise<CartView> => (await actions.show(request())).state.cart
  const keyAt = async (place: number) => (await show()).lines.at(place)?.key ?? 'geen'
  const add = (id: number, pieces: number) =>
    actions.add(
      request('', 'POST'),
      new URLSearchParams({ 'add-to-cart': String(id), quantity: String(pieces) }),
    )
  const post = (fields: Record<string, string>) =>
    actions.post(request('', 'POST'), new URLSearchParams(fields))
  keep(await add(ids[1] ?? 0, 1))

  return {
    show,
    add,
    async run(done: Command): Promise<void> {
      if (done.kind === 'add') keep(await add(ids[done.at] ?? 0, done.quantity))
      if (done.kind === 'remove' || done.kind === 'undo')
        keep(await actions.follow(request(`?${done.kind}_item=${await keyAt(done.at)}`)))
      if (done.kind === 'set')
        keep(await post({ [`cart[${await keyAt(done.at)}][qty]`]: String(done.quantity), update_cart: '1' }))
      if (done.kind === 'coupon') keep(await post({ coupon_code: done.code, apply_coupon: '1' }))
      if (done.kind === 'uncoupon') keep(await post({ remove_coupon: done.code }))
      if (done.kind === 'country') keep(await post({ calc_shipping_country: done.code }))
      if (done.kind === 'look') addsUp(await show())
    },
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

function addsUp(cart: CartView): void {
  const { lines, count, coupons, totals } = cart
  for (const line of lines) {
    expect(line.subtotalCents).toBe(line.unitCents * line.quantity)
    expect(line.quantity).toBeGreaterThan(0)
    expect(line.quantity).toBeLessThanOrEqual(line.maxQuantity)
  }
  expect(count).toBe(sum(lines.map((line) => line.quantity)))
  expect(totals.subtotalCents).toBe(sum(lines.map((line) => line.subtotalCents)))
  expect(totals.discountCents).toBe(sum(coupons.map((coupon) => coupon.cents)))
  expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents)
  expect(totals.totalCents).toBe(totals.subtotalCents - totals.discountCents + (totals.shippingCents ?? 0))
  const taxed = sum(totals.vat.map(({ cents }) => cents))
  expect(taxed).toBeGreaterThanOrEqual(0)
  expect(taxed).toBeLessThanOrEqual(Math.ceil((totals.totalCents * 21) / 121))
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  const told = cartCookies(undefined, cart, false).map((cookie) => cookie.split(';')[0])
  expect(told).toEqual([
    `woocommerce_items_in_cart=${count || ''}`,
    `woocommerce_cart_hash=${lines.length === 0 ? '' : cart.hash}`,
  ])
}

it('abuse 2, SHOP-09 fifty visitors with four tabs each: whatever they do at once, every cart adds up to the cent', async () => {
  const plan = fc.array(fc.array(fc.array(command, { maxLength: 5 }), { minLength: tabs, maxLength: tabs }), {
    minLength: visitors,
    maxLength: visitors,
  })
  await fc.assert(
    fc.asyncProperty(plan, async (everybody) => {
      const ends = await Promise.all(
        everybody.map(async (plans) => {
          const browser = await createBrowser()
          await Promise.all(
            plans.map(async (commands) => {
              for (const done of commands) await browser.run(done)
            }),
          )
          return [await browser.show(), await browser.show()]
        }),
      )
      for (const [settled, again] of ends) {
        if (!settled || !again) throw new Error('a cart was not shown')
        addsUp(again)
        // Showing the cart again only clears its messages.
        expect({ ...again, changes: [] }).toEqual({ ...settled, changes: [] })
        expect(again.changes).toEqual([])
      }
    }),
    { numRuns: 2, endOnFailure: true },
  )
})

it('SHOP-06 four tabs that add products at once lose nothing', async () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: tabs, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(quantities, async (pieces) => {
      const browser = await createBrowser()
      await Promise.all(pieces.map((each) => browser.add(ids[0] ?? 0, each)))
      expect((await browser.show()).count).toBe(1 + sum(pieces))
    }),
    { numRuns: 10 },
  )
})
