import { expect, it } from 'vitest'
import { aPicture, contextWith, renderAll, renderRoom } from '../testing/render-room.ts'

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Rij ${at + 1}`,
    text: '<p>Iets</p>',
    media: null,
    href: '',
  }))

it('CAT-06 shows all rows without scripts, each with its page', async () => {
  const html = await renderRoom('repeater', { items: rows(5), perPage: 2 })
  expect([...html.matchAll(/class="page-(\d)"/g)].map(([, page]) => page)).toEqual(['1', '1', '2', '2', '3'])
  expect(html).toMatch(/<nav class="steps" aria-label="Bladzijden van deze lijst" hidden="">/)
  expect(html).not.toMatch(/<li[^>]*hidden/)
})

it('CAT-06 has a button for more where staff want one, and nothing where all rows fit', async () => {
  expect(await renderRoom('repeater', { items: rows(3), perPage: 2, way: 'loadmore' })).toContain('Toon meer')
  const all = await renderRoom('repeater', { items: rows(3), perPage: 0 })
  expect(all).not.toContain('data-behaviour')
  expect(await renderRoom('repeater', { items: [] })).toBe('')
})

it('CAT-06 shows pictures and links, and is made again when a picture changes', async () => {
  const context = contextWith({}, { picture: async () => aPicture() })
  const items = [{ title: 'De kerk', text: '', media: 7, href: '/jacobalia/kerk/' }]
  const { html, tags } = await renderAll([{ type: 'repeater', props: { id: 'b1', items } }], context)
  expect(html).toContain('<a href="/jacobalia/kerk/">De kerk</a>')
  expect(html).toContain('/media/7/kerk-800.jpg')
  expect([...tags]).toEqual(['media:7'])
})

it('abuse 16 cleans what a row says', async () => {
  const items = [{ title: '<b>x</b>', text: '<script>alert(1)</script><p>y</p>', media: null, href: '' }]
  const html = await renderRoom('repeater', { items })
  expect(html).toContain('&lt;b&gt;x&lt;/b&gt;')
  expect(html).not.toContain('<script')
})
