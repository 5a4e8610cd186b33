import { beforeEach, expect, it, vi } from 'vitest'
import { firstFontsScript } from '../kernel/first-fonts.ts'
import { showFonts } from './show-fonts.ts'

const html = document.documentElement
// As the head of a page runs it.
const openPage = () => {
  delete html.dataset.fonts
  new Function(firstFontsScript)()
}
const load = vi.fn<(font: string) => Promise<FontFace[]>>()
/** Fonts of the machine that stand in for ours. */
const machine = (...standIns: string[]) =>
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: Object.assign(
      ['Source Sans 3 Arial', 'Source Sans 3 DejaVu', 'Alegreya Georgia', 'Alegreya DejaVu'].map(
        (family) => ({ family: `"${family}"`, status: standIns.includes(family) ? 'loaded' : 'error' }),
      ),
      { load },
    ),
  })

beforeEach(() => {
  sessionStorage.clear()
  load.mockReset()
  load.mockResolvedValue([])
})

it('shows the first page of a visit in the system’s font until ours have come, and no other', async () => {
  const arrived = Promise.withResolvers<FontFace[]>()
  load.mockResolvedValueOnce([]).mockReturnValueOnce(arrived.promise)
  machine('Source Sans 3 DejaVu', 'Alegreya DejaVu')
  openPage()
  expect(html.dataset.fonts).toBe('later')
  const shown = showFonts(html)
  await Promise.resolve()
  expect(html.dataset.fonts).toBe('later')
  arrived.resolve([])
  await shown
  expect(html.dataset.fonts).toBeUndefined()
  openPage()
  expect(html.dataset.fonts).toBeUndefined()
})

it('keeps the first page as it is on a machine whose fonts would move it, and fetches ours for the next', async () => {
  machine('Source Sans 3 Arial')
  openPage()
  await showFonts(html)
  expect(html.dataset.fonts).toBe('later')
  expect(load.mock.calls).toEqual([['1em "Source Sans 3 Variable"'], ['1em "Alegreya Variable"']])
  openPage()
  expect(html.dataset.fonts).toBeUndefined()
})

it('keeps the system’s font when ours do not come', async () => {
  machine('Source Sans 3 DejaVu', 'Alegreya DejaVu')
  load.mockRejectedValueOnce(new Error('offline'))
  openPage()
  await showFonts(html)
  expect(html.dataset.fonts).toBe('later')
})
