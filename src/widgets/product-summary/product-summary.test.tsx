import { describe, expect, it } from 'vitest'
import type { ProductView } from '../../features/shop/index.ts'
import { aProduct, productContext } from '../testing/a-product.ts'
import { anEntry, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const render = (more: Partial<ProductView> = {}, props = {}) =>
  renderRoom('product-summary', props, productContext(aProduct(more)))
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

const variant = (id: number, size: string, cents: number, more = {}) => ({
  id,
  sku: `P-${size}`,
  attributes: { Formaat: size },
  price: { cents },
  stock: 'in_stock' as const,
  ...more,
})
const sizes = {
  kind: 'variable' as const,
  price: { cents: 950 },
  upToCents: 1450,
  attributes: [{ name: 'Formaat', values: ['A4', 'A3'], forVariants: true }],
  variants: [variant(4, 'A3', 1450, { available: 2 }), variant(3, 'A4', 950)],
}

describe('a simple product', () => {
  it('SHOP-05 is bought by a form that scripts know, and that works without them', async () => {
    const html = await render({ available: 42, maxQuantity: 42 })
    expect(html).toMatch(/<form class="cart"[^>]*action="\/product\/gids\/" method="post"/)
    expect(html).toMatch(
      /<input class="input-text qty text" min="1" max="42"[^>]*type="number"[^>]*name="quantity"/,
    )
    expect(html).toMatch(/<button value="24"[^>]*type="submit"[^>]*name="add-to-cart"/)
    expect(html).toMatch(/<label class="sr" for="[^"]+">Aantal<\/label>/)
  })

  it('SHOP-16 tells its button what scripts and analytics read', async () => {
    const html = await render()
    expect(html).toMatch(
      /class="btn single_add_to_cart_button button alt add_to_cart_button ajax_add_to_cart"/,
    )
    expect(html).toContain(
      'data-product_id="24" data-quantity="1" data-product_sku="GIDS" data-success_message="‘Van Friesland naar Hasselt’ is toegevoegd aan je winkelwagen." data-product_name="Van Friesland naar Hasselt" data-product_price="18.50"',
    )
  })

  it.each([
    [9, 'inclusief € 1,53 btw (9%), exclusief verzendkosten'],
    [21, 'inclusief € 3,21 btw (21%), exclusief verzendkosten'],
    [0, 'vrij van btw, exclusief verzendkosten'],
  ])('SHOP-20 says the VAT of %i %% in the price', async (vatPercent, sentence) => {
    expect(textOf(await render({ vatPercent }))).toContain(sentence)
  })

  it('SHOP-20 tells in a sale what it was, the lowest price of 30 days, and the last day', async () => {
    const html = await render({
      price: { cents: 1195, regularCents: 1495, lowestCents: 1295, until: new Date('2026-12-08T23:00:00Z') },
    })
    const text = textOf(html)
    expect(text).toContain('Was € 14,95 Nu € 11,95')
    expect(text).toContain('Laagste prijs van de laatste 30 dagen: € 12,95')
    expect(text).toContain('Aanbieding tot en met 8 december 2026')
  })

  it('SHOP-17 is rendered anew when its price ends', async () => {
    const until = new Date('2026-12-08T23:00:00Z')
    const { freshUntil, tags } = await renderAll(
      [{ type: 'product-summary', props: { id: 'b1' } }],
      productContext(aProduct({ price: { cents: 1, until } })),
    )
    expect(freshUntil).toEqual(until)
    expect([...tags]).toEqual(['product:24'])
  })

  it.each([
    [{ stock: 'in_stock' as const }, 'Op voorraad', 'in-stock'],
    [{ stock: 'in_stock' as const, available: 3 }, 'Nog 3 op voorraad', 'in-stock'],
    [{ stock: 'in_stock' as const, shipped: false }, 'Digitaal, je downloadt het zelf', 'in-stock'],
    [{ stock: 'backorder' as const }, 'Nu niet op voorraad, wel te bestellen', 'available-on-backorder'],
  ])('SHOP-17 says whether it can be had: %o', async (more, says, className) => {
    expect(await render(more)).toContain(`<p class="stock ${className} small">${says}</p>`)
  })

  it('SHOP-17 cannot be bought when it is gone', async () => {
    const html = await render({ stock: 'out_of_stock', available: 0 })
    expect(html).toContain('Uitverkocht')
    expect(html).not.toContain('name="add-to-cart"')
    expect(html).toContain('Mail mij als het er weer is')
  })

  it('SHOP-17 sold one by one has no quantity to choose', async () => {
    const html = await render({ soldIndividually: true, maxQuantity: 1 })
    expect(html).toMatch(/<input[^>]*type="hidden"[^>]*name="quantity"[^>]*value="1"/)
    expect(html).not.toContain('type="number"')
    expect(html).toContain('Eén per bestelling')
  })

  it('SHOP-04 leads to its reviews', async () => {
    const html = await render({ rating: 4.583, reviews: 12 })
    expect(html).toContain('aria-label="4,6 van de 5 sterren"')
    expect(html).toMatch(
      /<a class="woocommerce-review-link small" href="#reviews"[^>]*>12 beoordelingen<\/a>/,
    )
  })

  it('abuse 16 shows a title as text', async () => {
    const product = aProduct()
    const title = '<script>alert(1)</script>"'
    const html = await renderRoom(
      'product-summary',
      {},
      productContext({ ...product, entry: { ...product.entry, title } }),
    )
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('a variable product', () => {
  it('SHOP-17 asks for what its variants differ in, in the order of staff', async () => {
    const html = await render(sizes)
    expect(html).toMatch(/<select[^>]*name="attribute_Formaat"[^>]*>.*?value="A4".*?value="A3"/)
    expect(html).toMatch(/<select[^>]* required=""/)
    expect(textOf(html)).toContain('vanaf € 9,50')
    expect(textOf(html)).toContain('A3, € 14,50')
    expect(html).toContain('name="variation_id"')
  })

  it('SHOP-17 asks in the order of staff, however its variants were kept', async () => {
    const attributes = [
      { name: 'Formaat', values: ['A3'], forVariants: true },
      { name: 'Lijst', values: ['met'], forVariants: true },
    ]
    const html = await render({
      ...sizes,
      attributes,
      variants: [variant(1, 'A3', 1450, { attributes: { Lijst: 'met', Formaat: 'A3' } })],
    })
    const asked = [...html.matchAll(/<select[^>]*name="attribute_(\w+)"/g)].map(([, name]) => name)
    expect(asked).toEqual(['Formaat', 'Lijst'])
  })

  it('SHOP-17 does not add by itself before a variant is chosen', async () => {
    const html = await render(sizes)
    expect(html).toMatch(/class="btn single_add_to_cart_button button alt add_to_cart_button"/)
    expect(html).not.toContain('ajax_add_to_cart')
  })

  it('SHOP-17 says what every variant costs, and hides it until that is chosen', async () => {
    const html = await render(sizes)
    expect(html).toMatch(/<div class="chosen" data-variation="4" hidden="">.*?14,50/)
    expect(html).toMatch(
      /<div data-variation="4" hidden=""><p class="stock in-stock small">Nog 2 op voorraad/,
    )
    const json = /data-product_variations="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json.replaceAll('&quot;', '"'))[0]).toEqual({
      variation_id: 4,
      variation_is_active: true,
      variation_is_visible: true,
      is_purchasable: true,
      attributes: { attribute_Formaat: 'A3' },
      sku: 'P-A3',
      display_price: 14.5,
      display_regular_price: 14.5,
      is_in_stock: true,
      min_qty: 1,
      max_qty: 2,
      image_id: 0,
    })
  })
})

it('SHOP-17 an entry without a price is shown and cannot be bought', async () => {
  const context = contextWith({ entry: anEntry({ type: 'product', title: 'Nog zonder prijs' }) })
  const { shop: before } = context.features
  const shop = { ...before, catalogue: { ...before.catalogue, product: async () => undefined } }
  const html = await renderRoom(
    'product-summary',
    {},
    { ...context, features: { ...context.features, shop } },
  )
  expect(html).toContain('Nog zonder prijs')
  expect(html).toContain('Dit product is nu niet te koop.')
})

it('SHOP-17 shows the first facts below the button, and what is chosen among them not', async () => {
  const attributes = [
    { name: 'Formaat', values: ['A4'], forVariants: true },
    { name: 'Druk', values: ['Tweede'], forVariants: false },
    { name: 'Omvang', values: ['128 bladzijden'], forVariants: false },
  ]
  const html = await render({ attributes }, { facts: 1 })
  expect(html).toContain('<th scope="row">Druk</th><td>Tweede</td>')
  expect(html).not.toContain('Omvang')
  expect(html).not.toContain('>Formaat<')
})
