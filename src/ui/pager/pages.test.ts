import { describe, expect, it } from 'vitest'
import { pagerItems } from './pages.ts'

const wide = (current: number, last: number) =>
  pagerItems(current, last)
    .flatMap((item) => ('page' in item ? [`${item.page}`] : item.gap === 'always' ? ['…'] : []))
    .join(' ')

const phone = (current: number, last: number) =>
  pagerItems(current, last)
    .flatMap((item) => ('page' in item ? (item.far ? [] : [`${item.page}`]) : ['…']))
    .join(' ')

describe('pages a pager names', () => {
  it.each([
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 7, '1 2 3 … 7'],
    [3, 7, '1 2 3 4 … 7'],
    [4, 7, '1 2 3 4 5 6 7'],
    [7, 7, '1 … 5 6 7'],
    [20, 118, '1 … 19 20 21 … 118'],
  ])('shows around page %i of %i: %s', (current, last, shown) => expect(wide(current, last)).toBe(shown))

  it.each([
    [1, 7, '1 2 … 7'],
    [3, 7, '1 … 3 … 7'],
    [4, 7, '1 … 4 … 7'],
    [7, 7, '1 … 6 7'],
    [2, 3, '1 2 3'],
    [20, 118, '1 … 20 … 118'],
  ])('shows around page %i of %i on a phone: %s', (current, last, shown) =>
    expect(phone(current, last)).toBe(shown),
  )

  it('always shows the first, the current and the last page, in order and once', () => {
    for (let last = 2; last <= 30; last += 1) {
      for (let current = 1; current <= last; current += 1) {
        const pages = pagerItems(current, last).flatMap((item) => ('page' in item ? [item.page] : []))
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        expect(pages).toEqual(expect.arrayContaining([1, current, last]))
      }
    }
  })
})
