import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 icon-list is a list of its lines, with links where they lead on', async () => {
  const items = [{ text: 'Bel ons', sign: 'phone', link: 'tel:+31201234567' }, { text: 'Gratis' }]
  const html = await renderRoom('icon-list', { items, look: 'line' })
  expect(html).toMatch(/^<ul class="icon-list is-line">/)
  expect(html).toContain('<a href="tel:+31201234567">Bel ons</a>')
  expect(html).toContain('<span>Gratis</span>')
  expect(await renderRoom('icon-list', { items: [] })).toBe('')
})
