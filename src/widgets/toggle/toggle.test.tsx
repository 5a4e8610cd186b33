import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

const content = [{ type: 'text', props: { id: 't', html: '<p>In Uithuizen.</p>' } }]

it('CAT-12 toggle folds each line by itself, without any script', async () => {
  const html = await renderRoom('toggle', { items: [{ title: 'A', content, open: true }, { title: 'B' }] })
  expect(html).toContain('<details open=""><summary>A')
  expect(html).toContain('In Uithuizen.')
  expect(html).not.toMatch(/<details[^>]* name=/)
  expect(html).not.toContain('data-behaviour')
  expect(await renderRoom('toggle', { items: [] })).toBe('')
})

it('CAT-11 toggle carries its hashtags', async () => {
  const html = await renderRoom('toggle', { items: [{ title: 'A', hashtag: 'route' }] })
  expect(html).toContain('data-behaviour="toggle"')
  expect(html).toContain('<details data-hashtag="route">')
})
