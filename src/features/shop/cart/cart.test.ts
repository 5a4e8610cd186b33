import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

/** Adds and expects success; returns the token and the cart. */
async function add(token: string | undefined, productId: number, quantity: string | number | undefined = 1) {
  const added = await test.shop.cart.add(token, { productId, quantity })
  if (!added.ok) throw new Error(added.code)
  return added.value
}

describe('adding to the cart', () => {
  it('SHOP-06 creates a cart on the first addition and adds to its line on the next', async () => {
    const id = await product(test, 'Pelgrimsgids')
    const first = await add(undefined, id, '2')
    const second = await add(first.token, id)
    expect(second.token).toBe(first.token)
    expect(second.cart.lines).toMatchObject([
      { productId: id, title: 'Pelgrimsgids', quantity: 3, subtotalCents: 3000 },
    ])
    expect(second.cart.count).toBe(3)
    expect(second.cart.hash).not.toBe(first.cart.hash)
    expect((await test.shop.cart.view(first.token)).hash).toBe(second.cart.hash)
  })

  it.each([[-1], ['-1'], ['1e9'], [1e9], ['1.5'], ['NaN'], ['1,2'], ['9'.repeat(400)], ['1 '], ['0x1']])(
    'abuse 5 refuses the quantity %j',
    async (quantity) => {
      const id = await product(test, 'Vreemde aantallen')
      expect(await test.shop.cart.add(undefined, { productId: id, quantity })).toMatchObject({
        ok: false,
        code: 'bad-quantity',
        detail: { productId: id },
      })
    },
  )

  it('SHOP-06 counts a quantity of 0 as 1', async () => {
    expect((await add(undefined, await product(test, 'Nul'), '0')).line.quantity).toBe(1)
  })

  it('SHOP-17 refuses products that do not exist, are not for sale, or have too little stock', async () => {
    const draft = await test.content.content.addEntry({ type: 'product', title: 'Concept', status: 'draft' })
    expect(await test.shop.cart.add(undefined, { productId: draft.id, quantity: 1 })).toMatchObject({
      code: 'unknown-product',
    })
    expect(await test.shop.cart.add(undefined, { productId: 2 ** 40, quantity: 1 })).toMatchObject({
      code: 'unknown-product',
    })
    const sold = await product(test, 'Uitverkocht', { stock: 0 })
    expect(await test.shop.cart.add(undefined, { productId: sold, quantity: 1 })).toMatchObject({
      code: 'out-of-stock',
    })
    const few = await product(test, 'Nog drie', { stock: 3 })
    const { token } = await add(undefined, few, 2)
    expect(await test.shop.cart.add(token, { productId: few, quantity: 2 })).toMatchObject({
      code: 'not-enough',
    })
    expect((await test.shop.cart.view(token)).count).toBe(2)
  })

  it('SHOP-17 puts a product that is sold individually into a cart only once', async () => {
    const id = await product(test, 'Eigen naam in goud', { soldIndividually: true })
    const { token } = await add(undefined, id)
    expect(await test.shop.cart.add(token, { productId: id, quantity: 1 })).toMatchObject({
      code: 'sold-individually',
    })
  })

  it('SHOP-06 a hundred visitors who come at the same time each have a cart of their own', async () => {
    const ids = [await product(test, 'Veel gevraagd'), await product(test, 'Ook gevraagd')]
    const visits = Array.from({ length: 100 }, (_, at) => ({ id: ids[at % 2] ?? 0, quantity: at + 1 }))
    const added = await Promise.all(visits.map(({ id, quantity }) => add(undefined, id, quantity)))
    const expected = visits.map(({ id, quantity }) => [[id, quantity]])
    const carts = await Promise.all(added.map(({ token }) => test.shop.cart.view(token)))
    for (const shown of [added.map(({ cart }) => cart), carts])
      expect(shown.map(({ lines }) => lines.map((line) => [line.productId, line.quantity]))).toEqual(expected)
    expect(new Set(added.map(({ token }) => token)).size).toBe(100)
  })

  it('abuse 2 two lines that share one stock never hold more than there is', async () => {
    const id = await product(test, 'Kaart in twee maten', {
      stock: 3,
      attributes: [{ name: 'Maat', values: ['A4', 'A3'], forVariants: true }],
      variants: [
        { sku: 'A4', attributes: { Maat: 'A4' }, regularCents: 500 },
        { sku: 'A3', attributes: { Maat: 'A3' }, regularCents: 900 },
      ],
    })
    const small = await test.shop.cart.add(undefined, {
      productId: id,
      attributes: { Maat: 'A4' },
      quantity: 2,
    })
    if (!small.ok) throw new Error(small.code)
    const { token } = small.value
    expect(
      await test.shop.cart.add(token, { productId: id, attributes: { Maat: 'A3' }, quantity: 2 }),
    ).toMatchObject({ code: 'not-enough' })
    expect(await test.shop.cart.add(token, { productId: id, quantity: 1 })).toMatchObject({
      code: 'choose-variant',
    })
    expect(
      await test.shop.cart.add(token, { productId: id, attributes: { Maat: 'A3' }, quantity: 1 }),
    ).toMatchObject({ ok: true })
  })

  it('abuse 2 twenty tabs that add at once never hold more than there is', async () => {
    const id = await product(test, 'Vijf stuks', { stock: 5 })
    const { token } = await add(undefined, await product(test, 'Anders'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.shop.cart.add(token, { productId: id, quantity: 1 })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    const cart = await test.shop.cart.view(token)
    expect(cart.lines.find(({ productId }) => productId === id)?.quantity).toBe(5)
  })
})

describe('changing the cart', () => {
  it('SHOP-09 removes a line and restores it', async () => {
    const id = await product(test, 'Tegel')
    const { token, line } = await add(undefined, id, 3)
    const removed = await test.shop.cart.remove(token, line.key)
    expect(removed).toMatchObject({ ok: true, value: { lines: [], count: 0, hash: '' } })
    expect(await test.shop.cart.remove(token, line.key)).toMatchObject({ code: 'unknown-line' })
    expect(await test.shop.cart.undoRemove(token, line.key)).toMatchObject({ value: { count: 3 } })
    expect(await test.shop.cart.remove(undefined, line.key)).toMatchObject({ code: 'unknown-line' })
  })

  it("SHOP-09 never touches another visitor's line", async () => {
    const id = await product(test, 'Van een ander')
    const mine = await add(undefined, id)
    const other = await add(undefined, await product(test, 'Van mij'))
    expect(await test.shop.cart.remove(other.token, mine.line.key)).toMatchObject({ code: 'unknown-line' })
    expect((await test.shop.cart.view(mine.token)).count).toBe(1)
  })

  it('SHOP-09 sets quantities together or not at all', async () => {
    const many = await product(test, 'Veel')
    const few = await product(test, 'Weinig', { stock: 2 })
    const { token, line } = await add(undefined, many)
    const second = (await add(token, few)).line
    expect(
      await test.shop.cart.setQuantities(
        token,
        new Map([
          [line.key, '4'],
          [second.key, '3'],
        ]),
      ),
    ).toMatchObject({ code: 'not-enough', detail: { key: second.key } })
    expect((await test.shop.cart.view(token)).count).toBe(2)
    expect(
      await test.shop.cart.setQuantities(
        token,
        new Map([
          [line.key, '4'],
          [second.key, '0'],
        ]),
      ),
    ).toMatchObject({ ok: true, value: { count: 4 } })
  })

  it('SHOP-09 sets what was changed when there are fewer left of another line, which is reported', async () => {
    const few = await product(test, 'Poster Schelp', { stock: 4 })
    const { token, line } = await add(undefined, few, 4)
    const pin = (await add(token, await product(test, 'Speldje'))).line
    await test.shop.staff.changeProduct(few, { stock: 2 })
    const typed = new Map([
      [line.key, '4'],
      [pin.key, '2'],
    ])
    expect(await test.shop.cart.setQuantities(token, typed)).toMatchObject({ ok: true })
    expect(await test.shop.cart.settle(token)).toMatchObject({
      changes: [{ kind: 'quantity', title: 'Poster Schelp', from: 4, to: 2 }],
      lines: [{ quantity: 2 }, { quantity: 2 }],
    })
    await test.shop.staff.changeProduct(few, { stock: 0 })
    expect(
      await test.shop.cart.setQuantities(
        token,
        new Map([
          [line.key, '2'],
          [pin.key, '3'],
        ]),
      ),
    ).toMatchObject({ ok: true, value: { count: 3, changes: [{ kind: 'removed', title: 'Poster Schelp' }] } })
  })

  it('abuse 2 more of one line takes nothing from another that shares its stock', async () => {
    const id = await product(test, 'Prent in twee maten', {
      stock: 3,
      attributes: [{ name: 'Maat', values: ['A4', 'A3'], forVariants: true }],
      variants: [
        { sku: 'P4', attributes: { Maat: 'A4' }, regularCents: 500 },
        { sku: 'P3', attributes: { Maat: 'A3' }, regularCents: 900 },
      ],
    })
    const put = async (token: string | undefined, Maat: string, quantity: number) => {
      const added = await test.shop.cart.add(token, { productId: id, attributes: { Maat }, quantity })
      if (!added.ok) throw new Error(added.code)
      return added.value
    }
    const { token, line: small } = await put(undefined, 'A4', 1)
    const { line: large } = await put(token, 'A3', 2)
    for (const typed of [
      [small.key, '2'],
      [large.key, '3'],
    ] as const)
      expect(await test.shop.cart.setQuantities(token, new Map([typed]))).toMatchObject({
        code: 'not-enough',
      })
    expect(await test.shop.cart.view(token)).toMatchObject({ count: 3, changes: [] })
  })

  it('SHOP-09 reports changes of the meantime once', async () => {
    const id = await product(test, 'Wisselend', { stock: 5 })
    const { token } = await add(undefined, id, 4)
    await test.shop.staff.changeProduct(id, { regularCents: 1200, stock: 2 })
    const changes = [
      { kind: 'quantity', title: 'Wisselend', from: 4, to: 2 },
      { kind: 'price', title: 'Wisselend', fromCents: 1000, toCents: 1200 },
    ]
    expect(await test.shop.cart.view(token)).toMatchObject({
      changes,
      count: 2,
      totals: { totalCents: 2400 },
    })
    expect(await test.shop.cart.settle(token)).toMatchObject({ changes, count: 2 })
    expect(await test.shop.cart.view(token)).toMatchObject({ changes: [], count: 2 })
  })

  it('SHOP-09 forgets a cart after 48 hours', async () => {
    const { token } = await add(undefined, await product(test, 'Vergeten'))
    const before = test.content.now
    test.content.now = new Date(before.getTime() + 48 * 3_600_000)
    expect((await test.shop.cart.view(token)).count).toBe(0)
    test.content.now = before
  })

  it('SHOP-09 every change lets a cart live 48 hours more', async () => {
    const id = await product(test, 'Bewaard')
    const { token, line } = await add(undefined, id)
    await test.shop.staff.addCoupon({ code: 'BEWAAR', kind: 'percentage', amount: 5 })
    const before = test.content.now
    const changes: (() => Promise<unknown>)[] = [
      () => test.shop.cart.setQuantities(token, new Map([[line.key, '2']])),
      () => test.shop.cart.applyCoupon(token, 'BEWAAR'),
      () => test.shop.cart.removeCoupon(token, 'BEWAAR'),
      () => test.shop.cart.setDestination(token, 'BE'),
      () => test.shop.cart.remove(token, line.key),
      () => test.shop.cart.undoRemove(token, line.key),
    ]
    for (const [at, change] of changes.entries()) {
      test.content.now = new Date(before.getTime() + (at + 1) * 47 * 3_600_000)
      await change()
    }
    expect((await test.shop.cart.view(token)).count).toBe(2)
    test.content.now = before
  })

  it('SHOP-09 two who set quantities at the same time do not sell more than there is', async () => {
    const [one, other] = [await product(test, 'Samen één'), await product(test, 'Samen twee')]
    const { token, line } = await add(undefined, one)
    const second = (await add(token, other)).line
    await Promise.all([
      test.shop.cart.setQuantities(token, new Map([[line.key, '0']])),
      test.shop.cart.setQuantities(token, new Map([[line.key, '3']])),
      test.shop.cart.setQuantities(token, new Map([[second.key, '2']])),
    ])
    const { lines } = await test.shop.cart.view(token)
    expect(lines.find(({ key }) => key === second.key)?.quantity).toBe(2)
    expect([undefined, 3]).toContain(lines.find(({ key }) => key === line.key)?.quantity)
  })

  it('SHOP-08 an empty cart costs no query', async () => {
    const { pool } = test.content.handle
    const asked = [vi.spyOn(pool, 'query'), vi.spyOn(pool, 'connect')]
    expect((await test.shop.cart.view(undefined)).hash).toBe('')
    for (const spy of asked) expect(spy).not.toHaveBeenCalled()
    await test.shop.cart.view('a'.repeat(32))
    expect(asked.some(({ mock }) => mock.calls.length > 0)).toBe(true)
  })
})

describe('coupons', () => {
  it('SHOP-09 applies the discount of a coupon, and says why one is not valid', async () => {
    const id = await product(test, 'Met korting')
    await test.shop.staff.addCoupon({ code: 'tien', kind: 'percentage', amount: 10 })
    await test.shop.staff.addCoupon({ code: 'OUD', kind: 'fixed', amount: 100, validTo: new Date(0) })
    await test.shop.staff.addCoupon({ code: 'GROOT', kind: 'fixed', amount: 100, minimumCents: 5000 })
    await test.shop.staff.addCoupon({ code: 'ANDERS', kind: 'fixed', amount: 100, productIds: [1] })
    const { token } = await add(undefined, id)
    expect(await test.shop.cart.applyCoupon(token, ' Tien ')).toMatchObject({
      value: { totals: { discountCents: 100, totalCents: 900 }, coupons: [{ code: 'TIEN', cents: 100 }] },
    })
    for (const [code, problem] of [
      ['tien', 'already-applied'],
      ['oud', 'expired'],
      ['groot', 'below-minimum'],
      ['anders', 'not-for-these'],
      ['onzin\0', 'unknown'],
    ] as const)
      expect(await test.shop.cart.applyCoupon(token, code)).toMatchObject({ code: problem })
    expect(await test.shop.cart.removeCoupon(token, 'tien')).toMatchObject({ totals: { totalCents: 1000 } })
  })

  it('SHOP-09 abuse 39: finds a coupon by its code as it was pasted or autocorrected', async () => {
    const id = await product(test, 'Met code')
    await test.shop.staff.addCoupon({ code: "Moeder's dag-é", kind: 'fixed', amount: 100 })
    const { token } = await add(undefined, id)
    for (const typed of ['moeder’s dag–é', "MOEDER'S\u00A0 DAG-E\u0301", 'moeder`s\u00AD dag-é\u200B']) {
      const applied = await test.shop.cart.applyCoupon(token, typed)
      expect(applied, typed).toMatchObject({ value: { coupons: [{ code: "MOEDER'S DAG-É" }] } })
      await test.shop.cart.removeCoupon(token, "moeder's dag-é")
    }
    expect(
      await test.shop.staff.createCoupon({ code: 'moeder’s dag-é', kind: 'fixed', amount: 1 }),
    ).toMatchObject({ code: 'code-taken' })
  })

  it('SHOP-09 shipping follows the destination', async () => {
    await test.shop.staff.createShippingZone({
      label: 'Nederland',
      countries: ['NL'],
      cents: 495,
      freeFromCents: 5000,
    })
    await test.shop.staff.createShippingZone({ label: 'Elders', countries: [], cents: 1495 })
    const { token } = await add(
      undefined,
      await product(test, 'Boek', { virtual: false, vatClass: 'reduced' }),
    )
    expect((await test.shop.cart.view(token)).totals).toMatchObject({ shippingCents: 495, totalCents: 1495 })
    expect((await test.shop.cart.setDestination(token, 'BE')).totals).toMatchObject({ shippingCents: 1495 })
    expect((await test.shop.cart.setDestination(token, "'; drop")).totals).toMatchObject({
      shippingCents: 1495,
    })
  })
})
