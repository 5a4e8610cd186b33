import { expect, it } from 'vitest'
import fc from '../../../platform/testing/properties.ts'
import { type MenuItem, type MenuRow, moveRow, removeRow, stepRow, toItems, toRows } from './menu-rows.ts'

const item = (label: string, ...items: MenuItem[]): MenuItem => ({ label, url: `/${label}/`, items })
const menu = [item('a', item('b'), item('c')), item('d'), item('e', item('f'))]
const shown = (rows: readonly MenuRow[]) =>
  rows.map(({ label, depth }) => '-'.repeat(depth) + label).join(' ')
const rows = toRows(menu)

it('EDIT-05 shows a menu as lines and stores the same menu', () => {
  expect(shown(rows)).toBe('a -b -c d e -f')
  expect(toItems(rows)).toEqual(menu)
})

it.each([
  ['a line with what is below it, to the end', 0, 6, 0, 'd e -f a -b -c'],
  ['a line to below another', 3, 1, 1, 'a -d -b -c e -f'],
  ['a line out of the one that it stood below', 2, 3, 0, 'a -b c d e -f'],
  ['nothing into itself', 0, 2, 1, 'a -b -c d e -f'],
  ['nothing further in than the first line', 3, 0, 1, 'd a -b -c e -f'],
])('EDIT-05 moves %s', (_, from, to, depth, result) => {
  expect(shown(moveRow(rows, from, to, depth))).toBe(result)
})

it('EDIT-05 steps among lines of the same layer', () => {
  expect(shown(stepRow(rows, 0, 1))).toBe('d a -b -c e -f')
  expect(shown(stepRow(rows, 2, -1))).toBe('a -c -b d e -f')
  expect(shown(stepRow(rows, 1, -1))).toBe(shown(rows))
  expect(shown(stepRow(rows, 4, 1))).toBe(shown(rows))
})

it('EDIT-05 takes a line away and moves what is below it one layer out', () => {
  expect(shown(removeRow(rows, 0))).toBe('b c d e -f')
  expect(shown(removeRow(rows, 1))).toBe('a -c d e -f')
  const deep = toRows([item('a', item('b', item('c', item('d')), item('e')))])
  expect(shown(removeRow(deep, 1))).toBe('a -c --d -e')
})

it('EDIT-05 loses no line, wherever one is moved', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(6), fc.nat(3), (from, to, depth) => {
      const moved = moveRow(rows, from, to, depth)
      expect(moved.map(({ key }) => key).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
      expect(toRows(toItems(moved)).map(({ label, depth }) => [label, depth])).toEqual(
        moved.map(({ label, depth }) => [label, depth]),
      )
    }),
  )
})
