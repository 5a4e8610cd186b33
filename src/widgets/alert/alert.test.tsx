import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 alert says of what kind it is, also to who does not see its colour', async () => {
  const html = await renderRoom('alert', { tone: 'warning', title: 'Dicht', html: '<p>Tot mei.</p>' })
  expect(html).toContain('<span class="sr">Let op:</span><p class="alert-title">Dicht</p>')
  expect(html).toContain('role="note"')
  expect(html).not.toContain('data-behaviour')
})

it('EDIT-01 alert shows no cross that would do nothing without scripts', async () => {
  const html = await renderRoom('alert', { closable: true })
  expect(html).toContain('data-behaviour="alert"')
  expect(html).toMatch(
    /<button[^>]*aria-label="Mededeling sluiten"[^>]*hidden=""|<button[^>]*hidden=""[^>]*aria-label="Mededeling sluiten"/,
  )
})

it('abuse 16 alert without words leaves nothing, whatever else was pasted', async () => {
  expect(await renderRoom('alert', { title: ' ', html: '<script>alert(1)</script>' })).toBe('')
})
