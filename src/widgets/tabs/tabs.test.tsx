import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

const content = (words: string) => [{ type: 'text', props: { id: words, html: `<p>${words}</p>` } }]
const items = [
  { title: 'Heen', hashtag: 'heen', content: content('Naar het zuiden.') },
  { title: 'Terug', content: content('Met de trein.') },
]

it('CAT-12 tabs stand below each other without scripts, and their names lead to them', async () => {
  const html = await renderRoom('tabs', { items })
  expect(html).toContain('<a href="#b1-1" data-hashtag="heen">Heen</a><a href="#b1-2">Terug</a>')
  expect(html).toMatch(/<section id="b1-1"[^>]*><p class="tab-name">Heen<\/p>.*Naar het zuiden/)
  expect(html).toContain('Met de trein.')
  expect(html).not.toContain('hidden')
})

it('CAT-12 tabs tell which one is open at the start', async () => {
  expect(await renderRoom('tabs', { items, active: 2 })).toContain('data-active="2"')
  expect(await renderRoom('tabs', { items: [] })).toBe('')
})
