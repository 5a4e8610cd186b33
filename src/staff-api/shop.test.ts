import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const sell = (path: string, method?: string, body?: unknown) => bench.call('shop_manager', path, method, body)
const offer = { sku: 'GIDS-1', regularCents: 1995, vatClass: 'reduced' }
const anyone = { roles: [], unlocked: new Set<string>() }

it('EDIT-05 adds a product with its price, sells it, and ends its sale', async () => {
  const added = await sell('products', 'POST', {
    title: 'Pelgrimsgids',
    status: 'published',
    offer: { ...offer, saleCents: 1495, stock: 3, weightGrams: 250, attributes: [], variants: [] },
  })
  expect([added.status, added.body.offer]).toEqual([
    201,
    expect.objectContaining({ saleCents: 1495, stock: 3 }),
  ])
  const { id } = added.body
  const { shop } = bench.program
  expect((await shop.catalogue.product(id, anyone))?.price).toMatchObject({ cents: 1495, regularCents: 1995 })
  const changed = await sell(`products/${id}`, 'PUT', { offer: { saleCents: null, stock: null } })
  expect(changed.body.offer).toMatchObject({ sku: 'GIDS-1', weightGrams: 250 })
  expect(changed.body.offer.saleCents).toBeUndefined()
  expect((await shop.catalogue.product(id, anyone))?.price).toMatchObject({ cents: 1995 })
  expect((await shop.catalogue.product(id, anyone))?.available).toBeUndefined()
  expect((await sell('products')).body).toMatchObject({ total: 1, data: [{ offer: { sku: 'GIDS-1' } }] })
})

it('EDIT-05 a product without a valid price is not saved', async () => {
  for (const [wrong, field] of [
    [{ regularCents: -1 }, 'offer.regularCents'],
    [{ regularCents: 19.95 }, 'offer.regularCents'],
    [{ saleCents: 1995 }, 'offer.saleCents'],
    [{ vatClass: 'none' }, 'offer.vatClass'],
    [{ sku: '' }, 'offer.sku'],
    [{ stock: -1 }, 'offer.stock'],
    [
      { variants: [{ sku: 'A', attributes: {}, regularCents: 100, saleCents: 200 }] },
      'offer.variants.0.saleCents',
    ],
  ] as const) {
    const { status, body } = await sell('products', 'POST', { title: 'Fout', offer: { ...offer, ...wrong } })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
  expect((await sell('products?filter=%7B%22q%22%3A%22Fout%22%7D')).body.total).toBe(0)
})

it('EDIT-05 a variant keeps its id while its price and stock change', async () => {
  const variants = [
    { sku: 'K-A4', attributes: { Formaat: 'A4' }, regularCents: 500, saleCents: 400, stock: 1 },
    { sku: 'K-A5', attributes: { Formaat: 'A5' }, regularCents: 300 },
  ]
  const attributes = [{ name: 'Formaat', values: ['A4', 'A5'], forVariants: true }]
  const { body } = await sell('products', 'POST', {
    title: 'Kaart',
    status: 'published',
    offer: { ...offer, sku: 'KAART', attributes, variants },
  })
  const before = await bench.program.shop.catalogue.product(body.id, anyone)
  await sell(`products/${body.id}`, 'PUT', {
    offer: { variants: [{ ...variants[0], regularCents: 600, saleCents: null, stock: null }] },
  })
  const after = await bench.program.shop.catalogue.product(body.id, anyone)
  expect(after?.variants).toHaveLength(1)
  expect(after?.variants[0]).toMatchObject({ id: before?.variants[0]?.id, price: { cents: 600 } })
  expect(after?.variants[0]?.available).toBeUndefined()
})

it('EDIT-05 SHOP-17 500 variants are saved all or none, and do not overwrite a colleague’s changes', async () => {
  const variants = Array.from({ length: 500 }, (_, at) => ({
    sku: `V-${at}`,
    attributes: { Nummer: String(at) },
    regularCents: 1000 + at,
    stock: at,
    offered: at % 2 === 0,
  }))
  const { body: made } = await sell('products', 'POST', {
    title: 'Velen',
    status: 'published',
    offer: { ...offer, sku: 'V', variants },
  })
  expect(made.offer.variants).toEqual(variants)
  const dearer = variants.map((variant) => ({ ...variant, regularCents: variant.regularCents + 100 }))
  const put = (sent: typeof variants, stamp: string) =>
    sell(`products/${made.id}`, 'PUT', { stamp, offer: { variants: sent } })
  const now = async () => (await sell(`products/${made.id}`)).body.offer.variants
  for (const [wrong, field] of [
    [{ regularCents: -1 }, 'regularCents'],
    [{ regularCents: 'op aanvraag' }, 'regularCents'],
    [{ offered: 'misschien' }, 'offered'],
    [{ sku: 'V-0' }, 'sku'],
  ] as const) {
    const sent = dearer.with(499, { ...variants[499], ...wrong } as (typeof variants)[number])
    const refused = await put(sent, made.stamp)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [`offer.variants.499.${field}`]])
  }
  expect(await now()).toEqual(variants)
  expect((await put(dearer, made.stamp)).status).toBe(200)
  expect((await put(variants, made.stamp)).status).toBe(409)
  expect(await now()).toEqual(dearer)
  const tooMany = [...dearer, { ...variants[0], sku: 'V-500' } as (typeof variants)[number]]
  expect((await put(tooMany, '')).status).not.toBe(200)
})

it('SHOP-17 abuse 2 a disabled variant is neither shown nor sold, not even from a cart that contains it', async () => {
  const variants = ['A', 'B'].map((sku, at) => ({
    sku: `UIT-${sku}`,
    attributes: { Maat: sku },
    regularCents: 500 + at,
    stock: 5,
  }))
  const attributes = [{ name: 'Maat', values: ['A', 'B'], forVariants: true }]
  const { body } = await sell('products', 'POST', {
    title: 'Half te koop',
    status: 'published',
    offer: { ...offer, sku: 'UIT', attributes, variants },
  })
  const { catalogue, cart } = bench.program.shop
  const { variants: before } = (await catalogue.product(body.id, anyone)) ?? { variants: [] }
  const [first, second] = before
  const add = (token: string | undefined, variantId: number | undefined) =>
    cart.add(token, { productId: body.id, ...(variantId !== undefined && { variantId }), quantity: 1 })
  const held = await add(undefined, first?.id)
  if (!held.ok) throw new Error(held.code)
  const turnOff = (off: readonly number[]) =>
    sell(`products/${body.id}`, 'PUT', {
      offer: { variants: variants.map((variant, at) => ({ ...variant, offered: !off.includes(at) })) },
    })
  await turnOff([0])
  const half = await catalogue.product(body.id, anyone)
  expect([half?.variants.map(({ sku }) => sku), half?.price.cents]).toEqual([['UIT-B'], 501])
  expect(await add(undefined, first?.id)).toMatchObject({ ok: false, code: 'choose-variant' })
  expect((await cart.view(held.value.token)).lines).toEqual([])
  expect(await add(undefined, second?.id)).toMatchObject({ ok: true })
  await turnOff([0, 1])
  const none = await catalogue.product(body.id, anyone)
  expect([none?.kind, none?.variants, none?.stock]).toEqual(['variable', [], 'out_of_stock'])
  expect(await add(undefined, undefined)).toMatchObject({ ok: false })
})

it('EDIT-05, SHOP-17 changes prices and stocks of several products at once, variants too, all or none', async () => {
  const sold = async (title: string, more: object) =>
    (await sell('products', 'POST', { title, status: 'published', offer: { ...offer, ...more } })).body.id
  const simple = await sold('Los', { sku: 'L', regularCents: 999, stock: 2 })
  const uncounted = await sold('Ongeteld', { sku: 'O', regularCents: 100 })
  const varied = await sold('Gevarieerd', {
    sku: 'G',
    attributes: [{ name: 'Maat', values: ['A', 'B'], forVariants: true }],
    variants: [
      { sku: 'G-A', attributes: { Maat: 'A' }, regularCents: 500, stock: 1 },
      { sku: 'G-B', attributes: { Maat: 'B' }, regularCents: 701, stock: 4 },
    ],
  })
  const ids = [simple, uncounted, varied]
  const adjust = (change: object, role: 'shop_manager' | 'editor' = 'shop_manager') =>
    bench.call(role, 'products/all/adjust', 'POST', { ids, change })
  const shown = async () => {
    const offers = await bench.program.shop.staff.offers(ids)
    return ids.flatMap((id): { regularCents: number; saleCents?: number; stock?: number }[] => {
      const one = offers.get(id)
      if (!one) return []
      return one.variants.length > 0 ? [...one.variants] : [one]
    })
  }
  expect((await adjust({ kind: 'price_percent', percent: 10 })).body).toEqual({ changed: 3 })
  expect((await shown()).map((one) => one.regularCents)).toEqual([1099, 110, 550, 771])
  await adjust({ kind: 'sale', percent: 25, to: '2099-01-01T00:00:00Z' })
  expect((await shown()).map((one) => one.saleCents)).toEqual([824, 83, 413, 578])
  const price = (await bench.program.shop.catalogue.product(simple, anyone))?.price
  expect(price).toMatchObject({ cents: 824, regularCents: 1099, lowestCents: 999 })
  await adjust({ kind: 'no_sale' })
  expect((await shown()).map((one) => one.saleCents)).toEqual([undefined, undefined, undefined, undefined])
  await Promise.all([adjust({ kind: 'stock_more', more: 3 }), adjust({ kind: 'stock_more', more: -5 })])
  const stocks = (await shown()).map((one) => one.stock)
  // The order of the two is undefined; no stock falls below zero, and untracked stock stays untracked.
  expect(
    [
      [0, undefined, 0, 2],
      [3, undefined, 3, 3],
    ].map(String),
  ).toContain(String(stocks))
  await adjust({ kind: 'stock', pieces: 7 })
  expect((await shown()).map((one) => one.stock)).toEqual([7, 7, 7, 7])
  await adjust({ kind: 'price', cents: 250 })
  expect((await shown()).map((one) => one.regularCents)).toEqual([250, 250, 250, 250])

  expect((await adjust({ kind: 'price', cents: 1 }, 'editor')).status).toBe(403)
  for (const wrong of [
    { kind: 'price', cents: -1 },
    { kind: 'price_percent', percent: -101 },
    { kind: 'gratis' },
  ])
    expect((await adjust(wrong)).status).toBe(422)
  expect((await shown())[0]?.regularCents).toBe(250)
})

it('EDIT-05, SHOP-17 whatever several products are changed to at once, each can still be saved in its form', async () => {
  const sold = async (title: string, more: object) =>
    (await sell('products', 'POST', { title, offer: { ...offer, ...more } })).body.id
  const ids = [
    await sold('Duur', { sku: 'DUUR', regularCents: 100_000_000, stock: 1_000_000 }),
    await sold('Gratis', { sku: 'GRATIS', regularCents: 0, stock: 0 }),
    await sold('Gewoon', { sku: 'GEWOON', regularCents: 1000, stock: 3 }),
  ]
  const after = async (change: object) => {
    const adjusted = await sell('products/all/adjust', 'POST', { ids, change })
    expect([adjusted.status, adjusted.body]).toEqual([200, { changed: 3 }])
    const rows = []
    for (const id of ids) {
      const { body } = await sell(`products/${id}`)
      const saved = await sell(`products/${id}`, 'PUT', { title: body.title, offer: body.offer })
      expect([body.title, saved.body.errors]).toEqual([body.title, undefined])
      rows.push(body.offer)
    }
    return rows
  }
  const regular = async (change: object) => (await after(change)).map(({ regularCents }) => regularCents)
  expect(await regular({ kind: 'price_percent', percent: 1000 })).toEqual([100_000_000, 0, 11_000])
  expect(await regular({ kind: 'price_percent', percent: 2.5 })).toEqual([100_000_000, 0, 11_275])
  expect(await regular({ kind: 'price_percent', percent: -0.5 })).toEqual([99_500_000, 0, 11_219])
  const sales = (await after({ kind: 'sale', percent: 12.5 })).map(({ saleCents }) => saleCents)
  expect(sales).toEqual([87_062_500, undefined, 9817])
  const lowered = await after({ kind: 'price', cents: 9817 })
  expect(lowered.map(({ saleCents }) => saleCents)).toEqual([undefined, undefined, undefined])
  const stocks = (await after({ kind: 'stock_more', more: 1_000_000 })).map(({ stock }) => stock)
  expect(stocks).toEqual([1_000_000, 1_000_000, 1_000_000])
})

it('SHOP-04 a review is shown once it is approved, and its stars count with it', async () => {
  const { body: product } = await sell('products', 'POST', { title: 'Boek', status: 'published', offer })
  const written = {
    productId: product.id,
    rating: 4,
    author: 'Jan',
    email: 'jan@schelp.example',
    text: 'Mooi',
  }
  const added = await bench.program.shop.catalogue.addReview(written)
  const id = added.ok ? added.value.id : 0
  const waiting = await sell('reviews?filter=%7B%22approved%22%3Afalse%7D')
  expect(waiting.body).toMatchObject({ total: 1, data: [{ id, text: 'Mooi', approved: false }] })
  expect((await sell(`reviews/${id}`, 'PUT', { approved: true })).body.approved).toBe(true)
  expect((await bench.program.shop.catalogue.reviews(product.id, 1)).average).toBe(4)
  expect((await sell(`reviews/${id}`, 'DELETE')).status).toBe(200)
  expect((await bench.program.shop.catalogue.product(product.id, anyone))?.reviews).toBe(0)
  expect((await sell(`reviews/${id}`, 'DELETE')).status).toBe(404)
})

it('EDIT-05 saves a coupon with its limits, and removes limits', async () => {
  const coupon = { code: 'zomer', kind: 'percentage', amount: 10, limit: 5, validTo: '2030-01-01T00:00:00Z' }
  expect((await sell('coupons', 'POST', coupon)).body).toMatchObject({ id: 'ZOMER', used: 0, limit: 5 })
  expect((await sell('coupons', 'POST', coupon)).body.errors).toEqual({ code: 'Deze code bestaat al.' })
  const changed = await sell('coupons/ZOMER', 'PUT', { kind: 'percentage', amount: 15, limit: null })
  expect(changed.body).toMatchObject({ amount: 15, validTo: '2030-01-01T00:00:00.000Z' })
  // In the shape of its form: an unchanged form changes nothing.
  const unset = { minimumCents: null, validFrom: null, limit: null, limitPerCustomer: null, productIds: [] }
  expect([changed.body, (await sell('coupons/ZOMER')).body]).toMatchObject([unset, unset])
  for (const amount of [0, 101]) {
    const { body } = await sell('coupons', 'POST', { ...coupon, code: 'X', amount })
    expect(body.errors).toEqual({ amount: 'Vul een percentage van 1 tot en met 100 in.' })
  }
  expect((await sell('coupons/ZOMER', 'DELETE')).status).toBe(200)
  expect((await sell('coupons/ZOMER')).status).toBe(404)
})

it.each(['create', 'CREATE', '.', ' ..'])(
  'EDIT-05 a coupon whose screen would have no address of its own is refused: %s',
  async (code) => {
    const { status, body } = await sell('coupons', 'POST', { code, kind: 'percentage', amount: 10 })
    expect([status, body.errors]).toEqual([422, { code: expect.stringContaining('Kies een andere') }])
  },
)

it('EDIT-05 saves the rate of each shipping class, each under one name', async () => {
  const classRates = [{ name: 'pakket', cents: 695 }]
  const zone = { label: 'Nederland', countries: ['NL'], cents: 395, classRates }
  const { body } = await sell('shipping-zones', 'POST', zone)
  expect(body.classRates).toEqual(classRates)
  const twice = [...classRates, { name: ' PAKKET', cents: 0 }]
  const wrong = await sell(`shipping-zones/${body.id}`, 'PUT', { classRates: twice })
  expect(wrong.body.errors).toEqual({ 'classRates.1.name': 'Deze naam staat er al.' })
  expect((await sell(`shipping-zones/${body.id}`, 'PUT', { cents: 400 })).body.classRates).toEqual(classRates)
  expect((await sell(`shipping-zones/${body.id}`, 'DELETE')).status).toBe(200)
})

it('EDIT-05 saves shipping zones and their rates', async () => {
  const zone = { label: 'Benelux', countries: ['nl', ' be'], cents: 495, freeFromCents: 5000 }
  const { body } = await sell('shipping-zones', 'POST', zone)
  expect(body).toMatchObject({ countries: ['NL', 'BE'], freeFromCents: 5000, position: 0 })
  const changed = await sell(`shipping-zones/${body.id}`, 'PUT', { cents: 0, freeFromCents: null })
  expect(changed.body).toMatchObject({ label: 'Benelux', cents: 0, countries: ['NL', 'BE'] })
  expect(changed.body.freeFromCents).toBeNull()
  const wrong = await sell('shipping-zones', 'POST', { ...zone, countries: ['Nederland'] })
  expect(wrong.body.errors).toEqual({ 'countries.0': 'Gebruik landcodes van twee letters, zoals NL.' })
  expect((await sell(`shipping-zones/${body.id}`, 'DELETE')).status).toBe(200)
})

it('EDIT-05 lists products by price and by stock of all their variants, and sold-out products', async () => {
  const add = (title: string, more: object) =>
    sell('products', 'POST', { title, offer: { ...offer, sku: title, ...more } })
  await add('Lijst duur', { regularCents: 5000, stock: 2 })
  await add('Lijst in actie', { regularCents: 4000, saleCents: 100, stock: 0 })
  await add('Lijst altijd', { regularCents: 900 })
  const variant = (sku: string, regularCents: number, stock: number) => ({
    sku,
    regularCents,
    stock,
    attributes: { Formaat: sku },
  })
  await add('Lijst in maten', {
    attributes: [{ name: 'Formaat', values: ['L-1', 'L-2'], forVariants: true }],
    variants: [variant('L-1', 700, 3), variant('L-2', 1200, 4)],
  })
  const listed = async (query: string, filter: object = {}) => {
    const asked = encodeURIComponent(JSON.stringify({ q: 'Lijst', ...filter }))
    const { body } = await sell(`products?filter=${asked}${query}`)
    expect(body.total).toBeGreaterThanOrEqual(body.data.length)
    return body.data.map(({ title }: { title: string }) => title.replace('Lijst ', ''))
  }
  const byPrice = ['in actie', 'in maten', 'altijd', 'duur']
  expect(await listed('&sort=offer.regularCents')).toEqual(byPrice)
  expect(await listed('&sort=offer.regularCents&order=DESC')).toEqual(byPrice.toReversed())
  expect(await listed('&sort=offer.stock')).toEqual(['in actie', 'duur', 'in maten', 'altijd'])
  expect(await listed('&sort=offer.stock&page=2&perPage=2')).toEqual(['in maten', 'altijd'])
  expect(await listed('', { soldOut: true })).toEqual(['in actie'])
})
