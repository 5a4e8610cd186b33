import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 html shows what an administrator stored as it is', async () => {
  const html = '<details><summary>Meer</summary><p style="color:teal">Dit</p></details>'
  expect(await renderRoom('html', { html })).toBe(`<div class="html-block">${html}</div>`)
  expect(await renderRoom('html', { html: ' ' })).toBe('')
})
