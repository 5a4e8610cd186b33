import { beforeEach, expect, it } from 'vitest'
import { firstFontsScript } from '../kernel/first-fonts.ts'
import { showFonts } from './show-fonts.ts'

const html = document.documentElement
// As the head of a page runs it.
const openPage = () => {
  delete html.dataset.fonts
  new Function(firstFontsScript)()
}

beforeEach(() => sessionStorage.clear())

it('shows the first page of a visit in the system’s font until it is painted, and no other', () => {
  openPage()
  expect(html.dataset.fonts).toBe('later')
  showFonts(html)
  expect(html.dataset.fonts).toBeUndefined()
  openPage()
  expect(html.dataset.fonts).toBeUndefined()
})
