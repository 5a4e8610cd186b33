import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

async function queriesFor(count: number): Promise<number> {
  const ids: number[] = []
  for (let number = 0; number < count; number++) ids.push(await product(test, `Van ${count}, ${number}`))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  expect(await test.shop.staff.adjustProducts(ids, { price: { percent: 10 } })).toBe(count)
  const queries = asked.mock.calls.length
  asked.mockRestore()
  return queries
}

it('EDIT-05 SHOP-20 changes and records the prices of many products in as many queries as those of one', async () => {
  expect(await queriesFor(12)).toBe(await queriesFor(1))
  const { rows } = await test.content.handle.pool.query(
    "select p.cents from shop_price_history p join content_entries e on e.id = p.product_id where e.title like 'Van 12,%' order by p.id",
  )
  expect(rows).toHaveLength(24)
  expect(rows.slice(12).every(({ cents }) => cents === 1100)).toBe(true)
})
