import { expect, it } from 'vitest'
import { aProduct, aProductCard, productContext } from '../testing/a-product.ts'
import { contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const until = new Date('2026-12-01T00:00:00Z')
const named = (id: number, title: string) => {
  const card = aProductCard({ price: { cents: 500, until } })
  return { ...card, entry: { ...card.entry, id, title, url: `/product/${id}/` } }
}
const alike = [named(31, 'Kaart')]

it('SHOP-17 shows what staff chose and others of the same kind, and changes with them', async () => {
  let asked: unknown[] = []
  const product = aProduct({ upSellIds: [33, 32] })
  const { html, tags, freshUntil } = await renderAll(
    [{ type: 'related-products', props: { id: 'b1', count: 3 } }],
    productContext(product, {
      beside: async (...args) => {
        asked = args
        return { chosen: [named(32, 'Tas <b>')], alike }
      },
    }),
  )
  expect(asked).toEqual([product, 3])
  const [, chosen = '', others = ''] = html.split('<section')
  expect(chosen).toContain('<h2>Misschien vind je dit ook mooi</h2>')
  expect(chosen, 'abuse 16').toContain('<a href="/product/32/">Tas &lt;b&gt;</a></h3>')
  expect(others).toContain('<h2>Gerelateerde producten</h2>')
  expect(others).toContain('<h3 class="name"><a href="/product/31/">Kaart</a></h3>')
  expect([...tags], 'a chosen one that is sold out may be there again').toEqual([
    'list:product',
    'product:33',
    'product:32',
    'product:31',
  ])
  expect(freshUntil).toEqual(until)
})

it('SHOP-17 says nothing of choices where staff made none', async () => {
  const html = await renderRoom(
    'related-products',
    {},
    productContext(aProduct(), { beside: async () => ({ chosen: [], alike }) }),
  )
  expect(html).not.toContain('Misschien')
  expect(html).toContain('Gerelateerde producten')
})

it('SHOP-17 shows nothing where there is nothing, or no product', async () => {
  const none = { chosen: [], alike: [] }
  expect(
    await renderRoom('related-products', {}, productContext(aProduct(), { beside: async () => none })),
  ).toBe('')
  expect(await renderRoom('related-products', {}, contextWith())).toBe('')
})
