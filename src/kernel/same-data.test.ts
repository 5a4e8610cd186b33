import { expect, it } from 'vitest'
import { isSameData } from './same-data.ts'

const card = () => ({
  title: 'Kerk',
  where: undefined,
  places: [{ id: 1, alt: '' }, null],
  share: Number.NaN,
})

it('recognises equal data', () => {
  expect(isSameData(card(), card())).toBe(true)
  expect(isSameData({ one: 1, other: 2 }, { other: 2, one: 1 })).toBe(true)
})

it.each([
  ['a letter', { ...card(), title: 'Kerk ' }],
  ['a name more', { ...card(), more: undefined }],
  ['another name', { title: 'Kerk', elsewhere: undefined, places: card().places, share: Number.NaN }],
  [
    'a name that all objects inherit',
    { title: 'Kerk', toString: undefined, places: card().places, share: Number.NaN },
  ],
  ['something deep inside', { ...card(), places: [{ id: 1, alt: 'x' }, null] }],
  ['an item less', { ...card(), places: [{ id: 1, alt: '' }] }],
  ['null for an object', { ...card(), places: [null, null] }],
  ['an object for an array', { ...card(), places: { 0: { id: 1, alt: '' }, 1: null, length: 2 } }],
])('sees the difference: %s', (_, other) => {
  expect(isSameData(card(), other)).toBe(false)
  expect(isSameData(other, card())).toBe(false)
})

it('considers other values equal only to themselves', () => {
  for (const make of [
    () => new Date(0),
    () => new Map([[1, 2]]),
    () => new Set(),
    () => () => 1,
    () => Symbol('x'),
  ]) {
    const one = make()
    expect(isSameData({ one }, { one })).toBe(true)
    expect(isSameData({ one }, { one: make() })).toBe(false)
  }
})
