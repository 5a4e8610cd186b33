import { expect, it } from 'vitest'
import type { ProductQuery } from '../../features/shop/index.ts'
import { aProductCard, shopWith } from '../testing/a-product.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

async function render(props: Record<string, unknown>, products = [aProductCard()]) {
  let asked: ProductQuery | undefined
  const context = contextWith()
  const shop = shopWith({
    list: async (query) => {
      asked = query
      return { products, total: products.length, page: 1, pages: 1, perPage: 4, tags: ['list:product'] }
    },
  })
  const features = { ...context.features, shop }
  const rendered = await renderAll([{ type: 'product-grid', props: { id: 'b1', ...props } }], {
    ...context,
    features,
  })
  return { ...rendered, asked }
}

it('SHOP-17 shows a few products of a category under a heading', async () => {
  const { html, asked, tags } = await render({
    heading: 'Nieuw in de winkel',
    wayLabel: 'Alles',
    wayHref: '/shop/',
    category: 'boeken/gidsen',
    order: 'date',
    count: 3,
  })
  expect(asked).toEqual({ category: 'boeken/gidsen', order: 'date', perPage: 3 })
  expect(html).toContain('<h2>Nieuw in de winkel</h2><a href="/shop/">Alles</a>')
  expect(html).toContain('<h3 class="name"><a href="/product/gids/">Van Friesland naar Hasselt</a></h3>')
  expect([...tags]).toEqual(['list:product'])
})

it('SHOP-16 names a product without a name for analytics', async () => {
  const card = aProductCard()
  const { html } = await render({}, [{ ...card, entry: { ...card.entry, title: '' } }])
  expect(html).toContain('data-product_name="Onbekend product" data-product_price="18.50"')
})

it('SHOP-20 a sale shows on the card, with what it was and the lowest price', async () => {
  const { html } = await render({}, [
    aProductCard({ price: { cents: 995, regularCents: 1450, lowestCents: 1295 } }),
  ])
  expect(html).toContain('Aanbieding')
  expect(html.replaceAll('\u00a0', ' ')).toMatch(
    /€ 14,50.*€ 9,95.*Laagste prijs van de laatste 30 dagen: € 12,95/,
  )
})

it('SHOP-04 says the rating of a card in words', async () => {
  const { html } = await render({}, [aProductCard({ rating: 4.5, reviews: 2 })])
  expect(html).toContain('aria-label="4,5 van de 5 sterren, 2 beoordelingen"')
})

it('SHOP-17 says kindly that there is nothing yet', async () => {
  expect((await render({}, [])).html).toContain('Hier is nu niets te koop')
})

it('SHOP-17 products stand in other columns on smaller devices', async () => {
  const { html } = await render({ columns: { desk: '4', tablet: 3, phone: '1' } })
  expect(html).toContain('<ul class="cards of-4 beside-3-tablet beside-1-phone products">')
  expect(html).not.toContain('sizes="(width &lt; 620px) 50vw')
})
