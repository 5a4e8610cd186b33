import { expect, it } from 'vitest'
import { queryOf } from './query.ts'

it('EDIT-05 a view is a list’s filters, order and length, without its page', () => {
  const seen = {
    filter: { q: 'toren' },
    displayedFilters: { status: true },
    sort: 'title',
    order: 'ASC',
    perPage: 50,
  }
  expect(queryOf({ ...seen, page: 3 } as typeof seen)).toEqual({
    filter: '{"q":"toren"}',
    displayedFilters: '{"status":true}',
    sort: 'title',
    order: 'ASC',
    perPage: '50',
  })
})

it('EDIT-05 a list that nobody touched is a view without filters', () => {
  expect(queryOf(undefined)).toEqual({ filter: '{}' })
})
