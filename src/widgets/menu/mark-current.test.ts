import { expect, it } from 'vitest'
import { markCurrent } from './mark-current.ts'

const link = (url: string, ...items: ReturnType<typeof plain>[]) => ({ ...plain(url), items })
const plain = (url: string): { label: string; url: string; items: never[] } => ({
  label: url,
  url,
  items: [],
})

const menu = [
  link('/'),
  link('/jacobalia/', plain('/jacobalia/?weergave=kaart'), plain('/soort/kerk/')),
  link('/over-ons/', plain('/contact/')),
  link('https://example.org/jacobalia/'),
]

const marked = (path: string, above: string[] = ['/']) =>
  markCurrent(menu, path, above)
    .flatMap((item) => [item, ...item.items])
    .filter((item) => item.current)
    .map((item) => `${item.href} ${item.current}`)

it.each([
  ['/', ['/ page']],
  ['/jacobalia/', ['/jacobalia/ page']],
  ['/jacobalia/jacobikerk-utrecht/', ['/jacobalia/ section']],
  ['/over-ons/', ['/over-ons/ page']],
  ['/contact/', ['/over-ons/ section', '/contact/ page']],
  ['/nieuws/', []],
])('SITE-09 on %s the menu marks %j', (path, expected) => {
  expect(marked(path)).toEqual(expected)
})

it('SITE-09 a term marks itself and the archive above it', () => {
  expect(marked('/soort/kerk/', ['/', '/jacobalia/'])).toEqual(['/jacobalia/ section', '/soort/kerk/ page'])
})
