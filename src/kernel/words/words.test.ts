import { describe, expect, it } from 'vitest'
import fc from '../../platform/testing/properties.ts'
import { askedWords } from './asked-words.ts'
import { derived } from './derived.ts'
import { formsOf } from './forms-of.ts'
import { isTold } from './is-told.ts'
import { rootOf } from './root-of.ts'
import { readSynonyms, writeSynonyms } from './synonym-lines.ts'
import { wordsIn } from './words-in.ts'

const pairs =
  'kapel kapellen, toren torens, brug bruggen, kerk kerken, straat straten, huis huizen, graf graven, brief brieven, ' +
  'weg wegen, dag dagen, stad steden, schip schepen, lid leden, kind kinderen, museum musea, route routes, ' +
  'gemeente gemeenten, kasteel kastelen, engel engelen, orgel orgels, boom bomen, bom bommen, roos rozen, ideaal idealen, ' +
  'altaar altaren, provincie provincies, kolonie kolonieen, abdij abdijen, pelgrim pelgrims, heilige heiligen, ' +
  'jaarverslag jaarverslagen, mogelijkheid mogelijkheden, motor motoren, kantoor kantoren, baksteen bakstenen, ' +
  'wandelaar wandelaars, monnik monniken, bisschop bisschoppen, adres adressen, groot grote, gotisch gotische, ' +
  'kade kades, legende legenden, werf werven, grens grenzen, cafe cafes, dominee dominees, idee ideeen, kerktoren kerktorens'

const asked = (text: string) => askedWords(wordsIn(text))?.query

describe('forms of a word', () => {
  it.each(pairs.split(', ').map((pair) => pair.split(' ')))(
    'CAT-16 takes %s and %s for one',
    (one = '', other = '') => {
      expect(rootOf(other)).toBe(rootOf(one))
      expect(formsOf(one).whole).toContain(other)
      expect(formsOf(other).whole).toContain(one)
      expect(formsOf(other).beginnings).toEqual(formsOf(one).beginnings)
    },
  )

  it.each([
    ['brug', 'Brugge'],
    ['bom', 'boom'],
    ['leid', 'Leiden'],
    ['as', 'Assen'],
    ['gid', 'gids'],
    ['jacobu', 'Jacobus'],
  ])('CAT-16 keeps %s apart from %s', (one, other) => {
    expect(formsOf(other.toLowerCase()).whole).not.toContain(one)
  })

  it('CAT-16 does not search Brugge where a bridge is asked', () => {
    expect(formsOf('bruggen').whole).not.toContain('brugge')
  })

  it('CAT-16 has a root for any text, and the same one again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,45}$/), (word) => {
        expect(rootOf(rootOf(rootOf(word)))).toBe(rootOf(rootOf(word)))
        expect(formsOf(word).beginnings.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('words of the subject', () => {
  it('CAT-16 takes St. before a name for Sint, alone and in a street for itself', () => {
    for (const text of ['st. jacob', 'St jacob', 'sinte jacob', 'SAINT-Jacob', 'sankt jacob'])
      expect(asked(text), text).toBe(asked('sint jacob'))
    expect(asked('st')).toBe("'st':*")
    expect(asked('kerk st. noord')).toContain("'st'")
    expect(asked('lange st 5')).toContain("'st'")
  })

  it('CAT-16 takes all spellings of Jacob for one, with what bears the name', () => {
    for (const name of ['jacobus', 'Jakob', 'jakobus', 'jaak', 'Jacques', 'jakobi', 'jacobi'])
      expect(asked(name), name).toBe(asked('jacob'))
    for (const church of ['Jakobskerk', 'jacobuskerken', 'Jacobikerk', 'jaakskerk'])
      expect(asked(church), church).toBe(asked('jacobskerk'))
    expect(asked('jacobalia')).toBe("'jacobalia':*")
  })

  it.each(derived.map(([verb = '', deed = '']) => [verb, deed]))(
    'CAT-16 takes %s and %s for one, also in their other forms',
    (verb, deed) => {
      expect(asked(deed)).toBe(asked(verb))
      expect(asked(`${deed} kerk`)).toBe(asked(`${verb} kerk`))
      expect(asked(deed)).toContain(`'${deed.slice(0, 5)}`)
      if (deed.endsWith('ing')) expect(asked(`${deed}en`)).toBe(asked(verb))
    },
  )

  it('CAT-16 takes O.L.V. and Onze-Lieve-Vrouw for one', () => {
    for (const lady of ['O.L.V.', 'o.l.v', 'onze-lieve-vrouw', 'Onze Lieve Vrouwe', 'O.L. Vrouw'])
      expect(asked(lady), lady).toBe(asked('olv'))
    for (const church of ['O.L.V.-kerk', 'Onze-Lieve-Vrouwekerk', 'OLVkerk', 'onze lieve vrouwenkerken'])
      expect(asked(church), church).toBe(asked('olv kerk'))
  })

  it('CAT-16 reads marks that nobody sees as nothing', () => {
    expect(asked('kerk\u00adto\u200bren\ufeff')).toBe(asked('kerktoren'))
    expect(wordsIn("foto's en 's-Hertogenbosch")).toEqual(['foto', 'en', 's', 'Hertogenbosch'])
  })

  it('CAT-16 leaves numbers, codes and short words as they are', () => {
    for (const word of ['2024', '9711', 'ab', '3d', 'cafe2024', 'x'])
      expect(formsOf(word).whole).toEqual([word])
  })
})

describe('synonyms of staff', () => {
  const groups = [
    ['pastorie', 'predikantswoning'],
    ['Haarlemmerdijk', 'de dijk van Haarlem'],
  ]
  const withGroups = (text: string) => askedWords(wordsIn(text), groups)?.query

  it('EDIT-05 lets each word and phrase of a group find the others, in any form', () => {
    for (const word of ['predikantswoningen', 'Pastorieen'])
      expect(withGroups(word)).toBe(withGroups('pastorie'))
    expect(withGroups('dijk van haarlem')).not.toBe(withGroups('haarlemmerdijk'))
    expect(withGroups('de dijk van haarlem')).toBe(withGroups('haarlemmerdijk'))
    expect(withGroups('orgel')).toBe(asked('orgel'))
  })

  it('EDIT-05 reads a group on each line, and says what is wrong with a line', () => {
    const { groups: read } = readSynonyms('pastorie, predikantswoning\n\n weem ,, pastorie ')
    expect(read).toEqual([
      ['pastorie', 'predikantswoning'],
      ['weem', 'pastorie'],
    ])
    expect(readSynonyms(writeSynonyms(read)).groups).toEqual(read)
    expect(readSynonyms('een, twee\nalleen').fault).toEqual({ problem: 'alone', line: 2 })
    expect(readSynonyms('a, !').fault?.problem).toBe('alone')
    expect(readSynonyms(`a, ${'b'.repeat(61)}`).fault?.problem).toBe('too-long')
    expect(readSynonyms(Array(11).fill('a').join()).fault?.problem).toBe('too-many-phrases')
    expect(readSynonyms(Array(201).fill('a, b').join('\n')).fault).toEqual({
      problem: 'too-many-lines',
      line: 201,
    })
  })
})

it('EDIT-05 tells whether words are told, whatever their accents and capitals', () => {
  expect(isTold('zoe muller', 'Müller', 'Zoë')).toBe(true)
  expect(isTold('zoe smit', 'Müller', 'Zoë')).toBe(false)
  expect(isTold('', 'x')).toBe(true)
})
