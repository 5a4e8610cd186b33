import { expect, it } from 'vitest'
import { differences, hasTyped, inWords } from './values.ts'

const base = { id: 1, stamp: 'a', title: 'Kerk', excerpt: '', offer: { stock: 3, sku: 'A' }, updatedAt: 'x' }

it('abuse 30 chooses what each changed, and asks about what both did', () => {
  const mine = { ...base, title: 'Kapel', excerpt: null, offer: { stock: 2, sku: 'A' } }
  const theirs = {
    ...base,
    stamp: 'b',
    title: 'Toren',
    excerpt: 'Nieuw',
    offer: { stock: 3, sku: 'B' },
    updatedAt: 'y',
  }
  expect(differences(mine, theirs, base)).toEqual([
    { path: 'title', mine: 'Kapel', theirs: 'Toren', choice: 'mine' },
    { path: 'excerpt', mine: null, theirs: 'Nieuw', choice: 'theirs' },
    { path: 'offer.stock', mine: 2, theirs: 3, choice: 'mine' },
    { path: 'offer.sku', mine: 'A', theirs: 'B', choice: 'theirs' },
  ])
})

it('abuse 30 chooses field by field in every group of a form', () => {
  const before = { society: { name: 'Genootschap', city: 'Utrecht', postcode: '' } }
  const mine = { society: { ...before.society, name: 'Vereniging' } }
  const theirs = { society: { ...before.society, city: 'Zwolle' } }
  expect(differences(mine, theirs, before)).toEqual([
    { path: 'society.name', mine: 'Vereniging', theirs: 'Genootschap', choice: 'mine' },
    { path: 'society.city', mine: 'Utrecht', theirs: 'Zwolle', choice: 'theirs' },
  ])
})

it('abuse 30 takes an emptied field for what it is, however it is written', () => {
  expect(differences({ tags: [], text: '' }, { text: null }, {})).toEqual([])
})

it('EDIT-03 sees what was typed in a form, and not what its fields fill in with nothing', () => {
  const start = { status: 'draft', offer: { vatClass: 'standard' } }
  const untouched = {
    status: 'draft',
    body: '',
    termIds: [],
    pictureId: null,
    fields: { sources: [] },
    offer: { vatClass: 'standard', backorders: false, variants: [] },
  }
  expect(hasTyped(untouched, start)).toBe(false)
  for (const typed of [
    { ...untouched, body: '<p>Een</p>' },
    { ...untouched, termIds: [3] },
    { ...untouched, offer: { ...untouched.offer, backorders: true } },
    { ...untouched, status: 'published' },
    { ...untouched, status: '' },
  ])
    expect(hasTyped(typed, start)).toBe(true)
  expect(hasTyped({ isOn: false }, { isOn: true })).toBe(true)
})

it('EDIT-05 says values in words', () => {
  const words = (value: unknown) => inWords(value, 'Ja', 'Nee')
  expect(words('<p>Een</p><p>Twee &amp; drie</p>')).toBe('Een Twee & drie')
  expect(words([true, ['a', 2]])).toBe('Ja, a, 2')
  expect(words({ name: 'RCE', url: null })).toBe('RCE')
  expect(words([{ naam: 'Anna', vanaf: null }, { citaat: { wie: 'Bart', ja: true } }])).toBe(
    '1. Anna\n2. Bart · Ja',
  )
  expect(words('2026-07-01T10:30:00.000Z')).toContain('12:30')
  expect(words(null)).toBe('')
})
