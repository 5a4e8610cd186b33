import { expect, it, vi } from 'vitest'
import { usualLook } from '../kernel/look/look.ts'
import { broughtLooks, takeInExtensions, tellExtensions } from './extensions.ts'

const brings = (looks: object) => async () => ({ default: { screens: {}, looks } })

it('EDIT-11 looks of extensions that are on can be chosen, but those that cannot be read or are too pale', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sea = { ...usualLook, accent: '#10406a' }
  await takeInExtensions({
    sea: brings({ Zee: sea, Mist: { ...usualLook, ink: '#eeeeee' }, Half: { paper: '#ffffff' } }),
    wood: brings({ Bos: usualLook }),
    torn: () => Promise.reject(new Error('it is torn')),
  })
  expect(said.mock.calls.map(([sentence]) => sentence)).toEqual([
    'The staff screens of the extension torn are left out',
  ])
  said.mockRestore()
  tellExtensions(['wood', 'sea', 'torn'])
  expect(broughtLooks()).toEqual([
    ['Zee', sea],
    ['Bos', usualLook],
  ])
  tellExtensions(['sea'])
  expect(broughtLooks()).toEqual([['Zee', sea]])
  tellExtensions([])
  expect(broughtLooks()).toEqual([])
})
