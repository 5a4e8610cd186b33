import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

const text = (html: string) => [{ type: 'text', props: { id: `t-${html}`, html: `<p>${html}</p>` } }]
const items = [
  { title: 'Waar begin ik?', hashtag: 'begin', content: text('In Uithuizen.') },
  { title: 'Hoe ver is het?', content: text('Ver.') },
]
const opened = (html: string) => html.match(/<details[^>]* open=""/g)?.length ?? 0

it('CAT-12 folds without any script, and its items close each other', async () => {
  const html = await renderRoom('accordion', { items: items.map(({ hashtag: _, ...item }) => item) })
  expect(html.match(/<details name="vragen-b1">/g)).toHaveLength(2)
  expect(html).toContain('In Uithuizen.')
  expect(html).not.toContain('data-behaviour')
  expect(html).not.toContain('data-island')
})

it.each([
  ['all_closed', 0],
  ['first', 1],
  ['all_open', 2],
])('CAT-12 starts %s with %d open', async (state, count) => {
  expect(opened(await renderRoom('accordion', { items, state }))).toBe(count)
})

it('CAT-12 has no buttons that would do nothing without scripts', async () => {
  const html = await renderRoom('accordion', { items, showAll: true })
  expect(html).toMatch(/<p [^>]*data-accordion-all="" hidden="">/)
})

it('CAT-11 carries its hashtags, and refuses one that no address can name', async () => {
  expect(await renderRoom('accordion', { items })).toContain('data-hashtag="begin"')
  await expect(renderRoom('accordion', { items: [{ title: 'x', hashtag: '"><script>' }] })).rejects.toThrow()
})
