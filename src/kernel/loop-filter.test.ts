import { describe, expect, it } from 'vitest'
import { filteredQuery, readFilter, readOperator, toggleTerm, writeFilter } from './loop-filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search).get('f') ?? '')

describe('CAT-04 separators of a filter', () => {
  it.each([
    ['f=kerk', { terms: ['kerk'], join: 'OR' }],
    ['f=kerk~kapel', { terms: ['kerk', 'kapel'], join: 'OR' }],
    ['f=kerk%7Ekapel', { terms: ['kerk', 'kapel'], join: 'OR' }],
    ['f=kerk%257Ekapel', { terms: ['kerk', 'kapel'], join: 'OR' }],
    ['f=kerk|kapel', { terms: ['kerk', 'kapel'], join: 'OR' }],
    ['f=kerk+kapel', { terms: ['kerk', 'kapel'], join: 'AND' }],
    ['f=kerk%2Bkapel', { terms: ['kerk', 'kapel'], join: 'AND' }],
    ['f=kerk%20kapel', { terms: ['kerk', 'kapel'], join: 'AND' }],
    ['f=!kerk', { terms: ['kerk'], join: 'NOT' }],
    ['f=%21kerk%21kapel', { terms: ['kerk', 'kapel'], join: 'NOT' }],
    ['f=kerk~kerk', { terms: ['kerk'], join: 'OR' }],
  ])('reads %s', (search, filter) => expect(read(search)).toEqual(filter))

  it('reads nothing from values without a term', () => {
    for (const search of ['f=', 'f=~~', 'f=%3Cscript%3E', 'f=a/b', '']) expect(read(search)).toBeUndefined()
  })

  it('reads what it writes, for every join', () => {
    for (const join of ['AND', 'OR', 'NOT'] as const) {
      const filter = { terms: ['kerk', 'kapel'], join }
      const query = new URLSearchParams({ f: writeFilter(filter) })
      expect(read(query.toString())).toEqual(filter)
    }
  })

  it('writes the separators of the specification', () => {
    expect(new URLSearchParams({ f: writeFilter({ terms: ['a', 'b'], join: 'OR' }) }).toString()).toBe(
      'f=a%7Eb',
    )
    expect(new URLSearchParams({ f: writeFilter({ terms: ['a', 'b'], join: 'AND' }) }).toString()).toBe(
      'f=a%2Bb',
    )
  })
})

describe('CAT-04 choosing terms', () => {
  const kerk = { terms: ['kerk'], join: 'OR' } as const

  it('merges terms with AND and OR, and replaces the term with anything else', () => {
    expect(toggleTerm(kerk, 'kapel', readOperator('OR'))).toEqual({ terms: ['kerk', 'kapel'], join: 'OR' })
    expect(toggleTerm(kerk, 'kapel', readOperator('AND'))).toEqual({ terms: ['kerk', 'kapel'], join: 'AND' })
    for (const odd of ['NOT', 'or', '', undefined, 3])
      expect(toggleTerm(kerk, 'kapel', readOperator(odd))).toEqual({ terms: ['kapel'], join: 'OR' })
  })

  it('removes a chosen term', () => {
    expect(toggleTerm(kerk, 'kerk', 'OR')).toBeUndefined()
    expect(toggleTerm({ terms: ['kerk', 'kapel'], join: 'OR' }, 'kerk', 'OR')?.terms).toEqual(['kapel'])
  })
})

describe('CAT-04 the URL of a choice', () => {
  const chosen = new Map([['soort', { terms: ['kerk'], join: 'OR' as const }]])
  const from = (search: string) => filteredQuery(new URLSearchParams(search), 'b1', chosen).toString()

  it('keeps the parameters of others and starts at the first page', () => {
    expect(from('e-page-b1=3&page=2&paged=4&highlight=toren&e-filter-b2-soort=kapel')).toBe(
      'highlight=toren&e-filter-b2-soort=kapel&e-filter-b1-soort=kerk',
    )
  })

  it('becomes the bare path when no filters remain', () => {
    expect(filteredQuery(new URLSearchParams('e-filter-b1-soort=kerk'), 'b1', new Map()).toString()).toBe('')
  })
})
