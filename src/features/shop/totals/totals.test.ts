import { describe, expect, it } from 'vitest'
import fc from '../../../platform/testing/properties.ts'
import { share } from './share.ts'
import { calculate, type PricedCoupon, type PricedLine } from './totals.ts'

const book = (unitCents: number, quantity = 1, productId = 1): PricedLine => ({
  productId,
  quantity,
  unitCents,
  vatPercent: 9,
  shipped: true,
})
const download: PricedLine = { productId: 2, quantity: 1, unitCents: 1210, vatPercent: 21, shipped: false }
const classRates = [
  { name: 'pakket', cents: 695 },
  { name: 'koker', cents: 595 },
  { name: 'kaart', cents: 0 },
]
const post = { label: 'Verzenden', cents: 495, classRates, freeFromCents: 5000 }

describe('totals of a cart', () => {
  it.each<[string, PricedLine[], PricedCoupon[], object]>([
    ['nothing', [], [], { subtotalCents: 0, discountCents: 0, totalCents: 0, vat: [] }],
    [
      'one book, sent',
      [book(1850)],
      [],
      { subtotalCents: 1850, shippingCents: 495, totalCents: 2345, vat: [{ percent: 9, cents: 194 }] },
    ],
    [
      'a download is not sent',
      [download],
      [],
      { shippingCents: undefined, totalCents: 1210, vat: [{ percent: 21, cents: 210 }] },
    ],
    ['free from 50 euros', [book(2500, 2)], [], { shippingCents: 0, totalCents: 5000 }],
    [
      'shipping follows the discounted goods',
      [book(2500, 2)],
      [{ code: 'TIEN', kind: 'percentage', amount: 10 }],
      { discountCents: 500, shippingCents: 495, totalCents: 4995 },
    ],
    [
      'a fixed coupon takes no more than there is',
      [download],
      [{ code: 'VEEL', kind: 'fixed', amount: 5000 }],
      { discountCents: 1210, totalCents: 0, vat: [{ percent: 21, cents: 0 }] },
    ],
    [
      'a coupon for one product',
      [book(1000), download],
      [{ code: 'EEN', kind: 'percentage', amount: 50, productIds: [2] }],
      { discountCents: 605, totalCents: 1000 + 605 + 495 },
    ],
    [
      'free shipping by coupon',
      [book(1000)],
      [{ code: 'POST', kind: 'free_shipping', amount: 0 }],
      { shippingCents: 0, totalCents: 1000 },
    ],
    [
      'what costs most to send decides, with or without capitals',
      [book(1000), { ...book(500), shippingClass: 'Pakket ' }, { ...book(700), shippingClass: 'koker' }],
      [],
      { shippingCents: 695 },
    ],
    [
      'a class that may go for less goes for less by itself',
      [{ ...book(500), shippingClass: 'kaart' }],
      [],
      { shippingCents: 0 },
    ],
    [
      'a class without a price of its own goes as everything does',
      [{ ...book(500), shippingClass: 'doos' }],
      [],
      { shippingCents: 495 },
    ],
    [
      'the class of what is not sent costs nothing',
      [book(500), { ...download, shippingClass: 'pakket' }],
      [],
      { shippingCents: 495 },
    ],
  ])('SHOP-09 %s', (_, lines, coupons, totals) => {
    expect(calculate(lines, coupons, post).totals).toMatchObject(totals)
  })

  const lines = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      unitCents: fc.integer({ min: 0, max: 100_000 }),
      vatPercent: fc.constantFrom(0, 9, 21),
      shipped: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  const coupons = fc.array(
    fc.record(
      {
        code: fc.string(),
        kind: fc.constantFrom('percentage' as const, 'fixed' as const, 'free_shipping' as const),
        amount: fc.integer({ min: 0, max: 100 }),
        productIds: fc.array(fc.integer({ min: 1, max: 4 })),
      },
      { requiredKeys: ['code', 'kind', 'amount'] },
    ),
    { maxLength: 4 },
  )

  it('others 10, SHOP-10 calculates the VAT included in an amount: 21 % of € 100,01 is € 17,36', () => {
    const { lineVatCents, vat } = calculate([{ ...download, unitCents: 10_001 }], [], undefined)
    expect(vat).toEqual([{ percent: 21, cents: 10_001, vatCents: 1736 }])
    expect(lineVatCents).toEqual([1736])
  })

  it('SHOP-09 adds up to the cent, whatever is in the cart', () => {
    fc.assert(
      fc.property(lines, coupons, (cart, codes) => {
        const { totals, coupons: applied, lineCents, ...exact } = calculate(cart, codes, post)
        const { lineVatCents, shippingVat, vat: rates } = exact
        const { subtotalCents, discountCents, shippingCents = 0, totalCents, vat } = totals
        const all = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)
        expect(subtotalCents).toBe(all(cart.map((line) => line.unitCents * line.quantity)))
        expect(subtotalCents - discountCents + shippingCents).toBe(totalCents)
        expect(all(applied.map((coupon) => coupon.cents))).toBe(discountCents)
        expect(all(lineCents)).toBe(subtotalCents - discountCents)
        for (const cents of lineCents) expect(cents).toBeGreaterThanOrEqual(0)
        expect(all(vat.map((part) => part.cents))).toBeLessThanOrEqual(totalCents)
        expect(all(rates.map((rate) => rate.cents))).toBe(totalCents)
        const parts = [...lineVatCents, ...shippingVat.map((part) => part.vatCents)]
        expect(all(parts)).toBe(all(rates.map((rate) => rate.vatCents)))
        for (const [index, cents] of lineCents.entries())
          expect(lineVatCents[index]).toBeLessThanOrEqual(cents)
        expect(all(shippingVat.map((part) => part.cents))).toBe(shippingCents)
      }),
    )
  })

  it('SHOP-09 shares are whole cents that add up and keep to their proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const shares = share(amount, weights)
          const whole = weights.reduce((sum, weight) => sum + weight, 0)
          expect(shares.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount)
          for (const [index, part] of shares.entries()) {
            const exact = whole === 0 ? 0 : (amount * (weights[index] ?? 0)) / whole
            expect(Math.abs(part - exact)).toBeLessThan(1)
          }
        },
      ),
    )
  })
})
