import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 counter writes a number as a Dutch reader does, with what it counts', async () => {
  const html = await renderRoom('counter', { number: 17886, before: '€', after: '+', label: 'bestanden' })
  expect(html).toContain('<small>€</small>17.886<small>+</small>')
  expect(html).toContain('bestanden')
})
