import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it.each(['small', 'middle', 'large', 'band'])(
  'EDIT-01 spacer leaves %s room and says nothing',
  async (size) => {
    expect(await renderRoom('spacer', { size })).toBe(`<div class="spacer is-${size}"></div>`)
  },
)
