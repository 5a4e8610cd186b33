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
  expect(queryOf('', { ...seen, page: 3 } as typeof seen)).toEqual({
    filter: '{"q":"toren"}',
    displayedFilters: '{"status":true}',
    sort: 'title',
    order: 'ASC',
    perPage: '50',
  })
})

it('EDIT-05 a list that nobody touched is a view without filters', () => {
  expect(queryOf('', undefined)).toEqual({ filter: '{}' })
})

it('EDIT-05 the address of a list goes before how it stood last', () => {
  const search = '?filter=%7B%22q%22%3A%22toren%22%7D&sort=title&order=ASC&page=3'
  expect(queryOf(search, { filter: { q: 'kerk' } })).toEqual({
    filter: '{"q":"toren"}',
    sort: 'title',
    order: 'ASC',
  })
})
