import { beforeEach, expect, it, vi } from 'vitest'
import { cameFrom } from '../kernel/came-from.ts'
import { keepCameFrom } from './keep-came-from.ts'

const from = (referrer: string) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  keepCameFrom()
  return sessionStorage.getItem(cameFrom)
}
beforeEach(() => sessionStorage.clear())

it('SITE-01 a tab remembers the site that led to it, the first one, and no page of our own', () => {
  expect(from('')).toBeNull()
  expect(from(`${location.origin}/a/`)).toBeNull()
  expect(from('https://zoek.example/?q=geheim')).toBe('zoek.example')
  expect(from('https://pay.example/')).toBe('zoek.example')
})

it('SITE-01 goes on where nothing may be kept', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://zoek.example/')
    keepCameFrom()
  }).not.toThrow()
  vi.unstubAllGlobals()
})
