import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import type { RenderContext } from '../context.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

let test: ShopTest
let books: number
beforeAll(async () => {
  test = await createShopTest()
  const { content } = test.content
  books = (await content.addTerm({ taxonomy: 'product_cat', name: 'Boeken' })).id
  const guides = await content.addTerm({ taxonomy: 'product_cat', name: 'Gidsen', parentId: books })
  await content.addTerm({ taxonomy: 'product_cat', name: 'Leeg' })
  for (let number = 1; number <= 11; number += 1)
    await product(test, `Boek ${number}`, {
      regularCents: 1000 + number * 100,
      position: number,
      termIds: [number === 1 ? guides.id : books],
    })
  await product(test, 'Poster', {
    position: 12,
    variants: [
      { sku: 'a3', attributes: { Maat: 'A3' }, regularCents: 1450 },
      { sku: 'a4', attributes: { Maat: 'A4' }, regularCents: 950 },
    ],
  })
  await product(test, 'Jaarboek', { position: 13, stock: 0 })
  await product(test, 'Nabestelling', { position: 14, stock: 0, backorders: true })
})
afterAll(() => test.close())

const render = (query = '', more: Partial<RenderContext> = {}, props = {}) => {
  const context = contextWith({
    archive: { type: 'product' },
    path: '/shop/',
    query: new URLSearchParams(query),
  })
  const features = { ...context.features, shop: test.shop, content: test.content.content }
  return renderAll([{ type: 'product-list', props: { id: 'b1', ...props } }], {
    ...context,
    features,
    ...more,
  })
}
const titles = (html: string) =>
  [...html.matchAll(/<h2 class="name"><a [^>]*>([^<]*)<\/a>/g)].map(([, title]) => title)
const cardOf = (html: string, title: string) =>
  html.match(/<li class="card.*?<\/li>/gs)?.find((card) => card.includes(`>${title}</a>`)) ?? ''
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

describe('the shop', () => {
  it('SHOP-01 lists twelve a page, says which, and leads to the rest', async () => {
    const { html, pages, tags } = await render()
    expect(titles(html)).toHaveLength(12)
    expect(html).toMatch(/class="count woocommerce-result-count" role="status"[^>]*>1–12 van 14 producten</)
    expect(html).toContain('href="/shop/page/2/" data-page="2"')
    expect(pages).toBe(2)
    expect([...tags]).toContain('list:product')
    const second = await render('', { page: 2 })
    expect(titles(second.html)).toEqual(['Jaarboek', 'Nabestelling'])
    expect(second.html).toContain('13–14 van 14 producten')
  })

  it('SHOP-01 sorts by `orderby`, by a form that works without scripts and sends itself with them', async () => {
    const { html, reads } = await render('orderby=price-desc')
    expect(titles(html).slice(0, 2)).toEqual(['Boek 11', 'Boek 10'])
    expect(html).toMatch(
      /<form class="woocommerce-ordering" data-behaviour="submit-on-change" action="\/shop\/"><label>Volgorde<select name="orderby" autoComplete="off" class="sel orderby">/,
    )
    expect([...html.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
      'menu_order',
      'popularity',
      'rating',
      'date',
      'price',
      'price-desc',
    ])
    expect(html).toMatch(/<option value="price-desc" selected="">/)
    expect(html).toContain('href="/shop/page/2/?orderby=price-desc"')
    expect(html).toMatch(/href="\?orderby=price-desc&amp;add-to-cart=\d+"/)
    expect([...reads]).toContain('orderby')
  })

  it('SHOP-01 an order that is none is the usual one, and not kept', async () => {
    const made = await render('orderby=1;drop')
    expect(titles(made.html)[0]).toBe('Boek 1')
    expect(made.cacheable).toBe(false)
    expect((await render('orderby=price')).cacheable).toBe(true)
  })

  it('SHOP-01 lists a category with those below it, and leads to the others that hold something', async () => {
    const term = await test.content.content.term('product_cat', 'boeken')
    const { html, tags } = await render('', {
      archive: { type: 'product', term },
      path: '/product-category/boeken/',
    })
    expect(titles(html)).toHaveLength(11)
    expect(html).toContain('>11 producten<')
    expect([...tags]).toContain('list:product_cat:boeken')
    expect(html).toMatch(/<a href="\/product-category\/boeken\/" aria-current="page"><span>Boeken<\/span>/)
    expect(html).toMatch(
      /<a href="\/product-category\/boeken\/gidsen\/"><span>Gidsen<\/span><span class="c num">1</,
    )
    expect(html).not.toContain('Leeg')
  })

  it('SHOP-01 filters by price, stock and sale, keeping the order, by a form that needs no scripts', async () => {
    const asked = 'orderby=price-desc&min_price=18&max_price=20&filter_stock_status=instock'
    const { html, reads, cacheable } = await render(asked)
    expect(titles(html)).toEqual(['Boek 10', 'Boek 9', 'Boek 8'])
    expect(html).toContain('>3 producten<')
    expect(html).toMatch(
      /<search class="product-filters" aria-label="Filters"><form class="flow" action="\/shop\/"/,
    )
    expect(html).toMatch(/<input type="hidden" name="orderby" value="price-desc"/)
    expect(html).toMatch(/<input [^>]*name="min_price"[^>]*value="18"/)
    expect(html).toMatch(/<input [^>]*name="filter_stock_status"[^>]*checked=""[^>]*value="instock"/)
    expect(html).toMatch(/href="\/shop\/\?orderby=price-desc"[^>]*>Wis de filters<\/a>/)
    // The order's form takes the filters along, and so does a card's button.
    expect(html).toMatch(/class="woocommerce-ordering"[^>]*><input type="hidden" name="min_price" value="18"/)
    expect(html).toContain(`href="?${asked.replaceAll('&', '&amp;')}&amp;add-to-cart=`)
    expect([...reads]).toEqual(expect.arrayContaining(['min_price', 'max_price', 'on_sale']))
    expect(cacheable).toBe(false)
  })

  it('SHOP-01 filters that mean nothing are left out, and few pages are kept', async () => {
    const made = await render('min_price=-1&max_price=1e9&on_sale=ja&filter_stock_status=')
    expect(made.html).toContain('van 14 producten')
    expect(made.cacheable).toBe(false)
    expect((await render('min_price=&max_price=&on_sale=1')).cacheable).toBe(true)
  })

  it('SHOP-01 says when filters leave nothing, and how to take them away', async () => {
    const { html } = await render('min_price=900')
    expect(html).toContain('Met deze filters blijft er niets over.')
    expect(html).toMatch(/<a [^>]*href="\/shop\/"[^>]*>Wis de filters<\/a>/)
  })

  it('SHOP-01 offers a way out of an empty category', async () => {
    const term = await test.content.content.term('product_cat', 'leeg')
    const { html } = await render('', { archive: { type: 'product', term }, path: '/product-category/leeg/' })
    expect(html).toContain('Hier is nu niets te koop')
    expect(html).toMatch(/<a[^>]*href="\/shop\/"[^>]*>Naar de hele winkel<\/a>/)
  })
})

describe('a card', () => {
  it('SHOP-06 adds by a link that scripts know, and that works without them', async () => {
    const card = cardOf((await render()).html, 'Boek 2')
    expect(card).toMatch(
      /<a href="\?add-to-cart=(\d+)" rel="nofollow"[^>]*data-product_id="\1" data-quantity="1" data-product_sku="SKU-\1" data-success_message="‘Boek 2’ is toegevoegd aan je winkelwagen." data-product_name="Boek 2" data-product_price="12.00"[^>]*class="btn plain button product_type_simple add_to_cart_button ajax_add_to_cart"/,
    )
    expect(card).toContain('aria-label="Boek 2 in de winkelmand"')
  })

  it('SHOP-17 of a variable product leads to its choices', async () => {
    const card = cardOf((await render()).html, 'Poster')
    expect(text(card)).toContain('vanaf € 9,50')
    expect(card).toMatch(
      /href="\/product\/poster\/"[^>]*aria-label="Kies een uitvoering van Poster"[^>]*>Kies een uitvoering</,
    )
    expect(card).not.toContain('add-to-cart')
  })

  it('SHOP-17 says what is gone, and what can still be ordered', async () => {
    const { html } = await render('', { page: 2 })
    const gone = cardOf(html, 'Jaarboek')
    expect(gone).toContain('Uitverkocht')
    expect(gone).not.toContain('add-to-cart')
    const later = cardOf(html, 'Nabestelling')
    expect(later).toContain('Nu niet op voorraad, wel te bestellen')
    expect(later).toContain('add-to-cart')
  })
})
