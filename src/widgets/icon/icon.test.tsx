import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('EDIT-01 icon is a drawing that a screen reader passes over', async () => {
  const html = await renderRoom('icon', { sign: 'church' })
  expect(html).toMatch(/<svg class="sign"[^>]*aria-hidden="true"><path d="M/)
  expect(html).not.toContain('<a')
})

it('EDIT-01 icon with a link has a name, also without words', async () => {
  expect(await renderRoom('icon', { sign: 'mail', link: '/contact/', label: 'Schrijf ons' })).toContain(
    '<span>Schrijf ons</span></a>',
  )
  expect(await renderRoom('icon', { sign: 'mail', link: '/contact/' })).toContain(
    '<span class="sr">E-mail</span></a>',
  )
})

it('EDIT-01 icon takes only drawings that there are', async () => {
  await expect(renderRoom('icon', { sign: 'gone' })).rejects.toThrow()
})
