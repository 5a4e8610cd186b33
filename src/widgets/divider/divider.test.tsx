import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it.each(['line', 'ink', 'short'])('EDIT-01 divider is a %s that separates', async (look) => {
  expect(await renderRoom('divider', { look })).toBe(`<hr class="divider is-${look}"/>`)
})

it('EDIT-01 divider with a shell separates too', async () => {
  expect(await renderRoom('divider', { look: 'shell' })).toMatch(
    /^<div class="divider is-shell" role="separator"><svg/,
  )
})
