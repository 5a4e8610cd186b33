import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { category, createTestLibrary, file, type TestLibrary } from '../../../features/library/testing.ts'
import { callerOf } from './testing.ts'

let test: TestLibrary
let routes: number
let empty: number

beforeAll(async () => {
  test = await createTestLibrary()
  routes = await category(test.library, 'Routes')
  empty = await category(test.library, 'Leeg')
  await file(test.library, await category(test.library, 'Paden', routes), 'Gids', {
    tags: ['Friese-meren', 'toren'],
  })
})

afterAll(() => test.close())

const tags = async (query: Record<string, string>) => {
  const answer = await callerOf(test.library)('search.getTagByCatId', { query })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
  return answer.text()
}

const both =
  '{"success":true,"tags":[{"name":"Friese-meren","slug":"friese-meren"},{"name":"toren","slug":"toren"}]}'
const none = '{"success":false,"message":"No tags in this category found!"}'

describe('WIRE-06 search.getTagByCatId', () => {
  it.each([
    ['its number', () => ({ catId: String(routes), catType: 'default', catSlug: '' })],
    ['its slug', () => ({ catId: '', catType: 'default', catSlug: 'routes' })],
    ['0, the whole library', () => ({ catId: '0', catType: 'default', catSlug: '' })],
  ])('returns the tags of a category and its subcategories, by %s', async (_, query) => {
    expect(await tags(query())).toBe(both)
  })

  it.each([
    ['a category without tags', () => ({ catId: String(empty) })],
    ['an unknown number', () => ({ catId: '99999' })],
    ['no number at all', () => ({ catId: "1' or 1=1" })],
    ['a number beyond reason', () => ({ catId: '99999999999999999999' })],
    ['an unknown slug', () => ({ catSlug: 'nergens' })],
    ['a null byte', () => ({ catSlug: 'rou\0tes' })],
  ])('has none for %s', async (_, query) => {
    expect(await tags(query())).toBe(none)
  })
})
