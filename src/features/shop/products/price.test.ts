import { describe, expect, it } from 'vitest'
import { priceAt } from './price.ts'

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
const book = { regularCents: 2000, saleCents: 1500, saleFrom: day(10), saleTo: day(20) }

describe('the price of a product', () => {
  it.each([
    ['before the sale', day(9), { cents: 2000, until: day(10) }],
    ['from its first moment', day(10), { cents: 1500, regularCents: 2000, until: day(20) }],
    ['at its end', day(20), { cents: 2000 }],
  ])('SHOP-17 %s', (_, now, price) => {
    expect(priceAt(book, [], now)).toMatchObject(price)
  })

  it('SHOP-17 a sale price that is not lower is no sale', () => {
    expect(priceAt({ ...book, saleCents: 2000 }, [], day(12))).toEqual({ cents: 2000 })
  })

  it('SHOP-20 gives the lowest price of the 30 days before the sale, an earlier sale included', () => {
    const history = [
      { cents: 900, since: new Date(Date.UTC(2026, 5, 1)) },
      { cents: 2000, since: new Date(Date.UTC(2026, 6, 1)) },
      { cents: 1200, since: day(1) },
      { cents: 2000, since: day(3) },
      { cents: 1500, since: day(10) },
    ]
    expect(priceAt(book, history, day(12)).lowestCents).toBe(1200)
  })

  it('SHOP-20 includes the price that applied when the 30 days began', () => {
    const history = [
      { cents: 1800, since: new Date(Date.UTC(2026, 0, 1)) },
      { cents: 2000, since: day(5) },
    ]
    expect(priceAt(book, history, day(12)).lowestCents).toBe(1800)
  })
})
