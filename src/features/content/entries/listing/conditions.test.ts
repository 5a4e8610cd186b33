import { expect, it } from 'vitest'
import type { EntryQuery } from '../../views.ts'
import { filterOf, isByTermsAlone } from './conditions.ts'

it('CAT-03 has every filter in the key of a cached list, also filters that are added later', () => {
  const terms = [{ taxonomy: 'soort', slugs: ['kerk'] }]
  const query: EntryQuery = { type: 'jacobalia', terms, order: 'title', page: 2, perPage: 48 }
  const later: EntryQuery & { year: number } = { ...query, year: 1401 }
  expect(filterOf(later)).toEqual({ type: 'jacobalia', terms, year: 1401 })
  expect(isByTermsAlone(query)).toBe(true)
  for (const filter of [later, { ...query, words: 'toren' }, { ...query, except: [1] }])
    expect(isByTermsAlone(filter)).toBe(false)
  expect(isByTermsAlone({ ...query, words: ' ', except: [], days: undefined })).toBe(true)
})
