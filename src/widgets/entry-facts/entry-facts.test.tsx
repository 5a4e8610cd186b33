import { expect, it } from 'vitest'
import type { EntryFields, Position } from '../../features/content/index.ts'
import { anEntry, contextWith, renderRoom } from '../testing/render-room.ts'

const all: EntryFields = {
  kind: 'Kerk',
  address: 'Sint Jacobsstraat 171',
  place: 'Utrecht',
  municipality: 'Utrecht',
  province: 'Utrecht',
  denomination: 'Protestants',
  monumentNumber: '36148',
  monumentUrl: 'https://monumentenregister.example/monumenten/36148',
  built: '13e–15e eeuw',
  openingHours: 'zaterdag 11–16 uur',
  kilometresToSantiago: 1450,
  sources: [{ name: 'Wikisum' }],
}

const factsOf = async (fields: EntryFields, position?: Position, props = {}) => {
  const html = await renderRoom('entry-facts', props, contextWith({ entry: anEntry({ fields, position }) }))
  return [...html.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, label, value]) => [
    label,
    value,
  ])
}

it('CAT-01 facts of a place stand in rows, each with its name', async () => {
  expect(await factsOf(all)).toEqual([
    ['Soort', 'Kerk'],
    ['Adres', 'Sint Jacobsstraat 171'],
    ['Plaats', 'Utrecht'],
    ['Gemeente', 'Utrecht'],
    ['Provincie', 'Utrecht'],
    ['Gebouwd', '13e–15e eeuw'],
    ['Gezindte', 'Protestants'],
    ['Rijksmonument', '<a href="https://monumentenregister.example/monumenten/36148">36148</a>'],
    ['Open', 'zaterdag 11–16 uur'],
    ['Tot Santiago', '1.450 km hemelsbreed'],
  ])
})

it('CAT-01 what is not known has no row', async () => {
  expect(await factsOf({ place: 'Utrecht', denomination: '', monumentNumber: '36148' })).toEqual([
    ['Plaats', 'Utrecht'],
    ['Rijksmonument', '36148'],
  ])
})

it.each([
  ['exact', '52,0954° noord, 5,1133° oost', 'uit een van de bronnen'],
  ['near', '52,095° noord, 5,113° oost', 'op ongeveer honderd meter'],
  ['centre', '52,10° noord, 5,11° oost', 'het midden van de plaats'],
] as const)(
  'CAT-01 a position that is %s says so in words, and in its digits',
  async (precision, digits, words) => {
    const [row] = await factsOf({}, { latitude: 52.09541, longitude: 5.11329, precision })
    expect(row?.[0]).toBe('Ligging')
    expect(row?.[1]).toContain(digits)
    expect(row?.[1]).toContain(words)
  },
)

it('CAT-01 facts may leave the position to the map', async () => {
  const position = { latitude: 52, longitude: 5, precision: 'exact' } as const
  expect(await factsOf({ place: 'Utrecht' }, position, { showPosition: false })).toEqual([
    ['Plaats', 'Utrecht'],
  ])
})

it('CAT-01 entry without facts shows no table', async () => {
  expect(await renderRoom('entry-facts', {}, contextWith({ entry: anEntry() }))).toBe('')
  expect(await renderRoom('entry-facts')).toBe('')
})
