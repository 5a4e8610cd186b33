import { expect, it } from 'vitest'
import { firstList, queryIn, searchOf } from './address.ts'
import type { ListQuery } from './api/library.ts'

it('EDIT-03 the address says what the list shows, and only that', () => {
  const asked = '?page=wpfd&noheader=1'
  const query: ListQuery = {
    ...firstList,
    categoryId: 12,
    below: false,
    words: 'notulen 1953',
    state: 'draft',
    sort: 'updated',
    descending: true,
  }
  const search = searchOf(query, asked)
  expect(search).toBe(
    '?page=wpfd&noheader=1&category=12&q=notulen+1953&state=draft&below=0&sort=updated&order=DESC',
  )
  expect(queryIn(search)).toEqual(query)
  expect(searchOf(firstList, search)).toBe(asked)
})

it('EDIT-03 what an address says that no list can show is left out', () => {
  for (const search of ['', '?category=-1&state=open&sort=id&order=x', '?category=1.5&page=4&category=x'])
    expect(queryIn(search)).toEqual(firstList)
  expect(queryIn(`?q=${'x'.repeat(300)}`).words).toHaveLength(200)
})
