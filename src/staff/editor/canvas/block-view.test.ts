import { expect, it } from 'vitest'
import { rooms } from '../rooms.ts'
import { withTyped } from './block-view.tsx'

const heading = rooms.get('heading')
if (!heading) throw new Error('there is no heading')
const cleaned = { text: 'Op weg', level: 2, align: 'left' }

it('EDIT-01 what is typed, and how it looks on a device, shows before the server has answered', () => {
  const align = { desk: 'center', phone: 'left' }
  expect(withTyped(heading.fields, cleaned, cleaned, { ...cleaned, text: 'Op weg naar', align })).toEqual({
    text: 'Op weg naar',
    level: 2,
    align,
  })
})

it('EDIT-01 what only the server can judge waits for its answer', () => {
  expect(withTyped(heading.fields, cleaned, cleaned, { ...cleaned, level: '3', align: null })).toEqual(
    cleaned,
  )
})
