import { expect, it } from 'vitest'
import { aProduct, aProductCard, productContext } from '../testing/a-product.ts'
import { contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const until = new Date('2026-12-01T00:00:00Z')
const other = aProductCard({ price: { cents: 500, until } })
const related = [{ ...other, entry: { ...other.entry, id: 31, title: 'Kaart', url: '/product/kaart/' } }]

it('SHOP-17 shows others of the same kind, and changes with them', async () => {
  let asked: unknown[] = []
  const { html, tags, freshUntil } = await renderAll(
    [{ type: 'related-products', props: { id: 'b1', count: 3 } }],
    productContext(aProduct(), {
      related: async (...args) => {
        asked = args
        return related
      },
    }),
  )
  expect(asked).toEqual([24, 3])
  expect(html).toContain('<h2>Gerelateerde producten</h2>')
  expect(html).toContain('<h3 class="name"><a href="/product/kaart/">Kaart</a></h3>')
  expect([...tags]).toEqual(['list:product', 'product:31'])
  expect(freshUntil).toEqual(until)
})

it('SHOP-17 shows nothing where there is nothing, or no product', async () => {
  expect(
    await renderRoom('related-products', {}, productContext(aProduct(), { related: async () => [] })),
  ).toBe('')
  expect(await renderRoom('related-products', {}, contextWith())).toBe('')
})
