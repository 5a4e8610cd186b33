import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('SITE-06 is a form that is posted without scripts, with the names of the classic one', async () => {
  const html = await renderRoom('newsletter-form', { asksName: true, heading: 'Brief' })
  expect(html).toMatch(/<form [^>]*action="\/nieuwsbrief\/" method="post"/)
  for (const name of ['ne', 'nn', 'ny']) expect(html).toMatch(new RegExp(`<input [^>]*name="${name}"`))
  expect(html).toMatch(/<label for="b1-ne">E-mailadres<\/label>/)
  expect(html).toContain('href="/privacy/"')
})

it('SITE-06 asks for no more than the address unless told, and takes nobody’s consent for granted', async () => {
  const html = await renderRoom('newsletter-form')
  expect(html).not.toContain('name="nn"')
  expect(html).not.toContain('checked')
})
