import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 progress says how far each thing is, in words and to a screen reader', async () => {
  const html = await renderRoom('progress', {
    items: [{ label: 'Toren', percent: 62, note: '€ 62 van € 100' }],
  })
  expect(html).toContain('<label for="b1-0">Toren</label><span class="num">62%</span>')
  expect(html).toContain('<progress id="b1-0" max="100" value="62"></progress>')
  expect(html).toContain('€ 62 van € 100')
})

it('EDIT-01 progress goes no further than the whole', async () => {
  await expect(renderRoom('progress', { items: [{ label: 'x', percent: 101 }] })).rejects.toThrow()
  expect(await renderRoom('progress', { items: [] })).toBe('')
})
