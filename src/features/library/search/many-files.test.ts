import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import fc from '../../../platform/testing/properties.ts'
import { commonWord, fillLibrary } from '../testing/invented-library.ts'
import { createTestLibrary, find, type TestLibrary } from '../testing.ts'
import { parseSearchRequest } from './request.ts'

const files = 12_000

let test: TestLibrary

beforeAll(async () => {
  test = await createTestLibrary()
  await fillLibrary(test.handle.pool, files)
})

afterAll(() => test.close())

/** All ids for a condition, in one plain query, unlike any query for a page. */
async function plainly(condition: string, order: string): Promise<number[]> {
  const { rows } = await test.handle.pool.query<{ id: number }>(
    `select file.id from library_index file join library_categories category on category.id = category_id
       left join library_hits downloads on downloads.id = file.id
     where ${condition} order by ${order}`,
  )
  return rows.map(({ id }) => id)
}

const word = (text: string) => `to_tsquery('schelp_words', '${text}')`
const inText = (text: string) => `text_vector @@ ${word(text)}`
const placeOf = (text: string) =>
  `case when title_vector @@ ${word(text)} then 0 when description_vector @@ ${word(text)} then 1 else 2 end`

it.each([
  [
    'a frequent word',
    `q=${commonWord}`,
    inText(`${commonWord}:*`),
    `${placeOf(`${commonWord}:*`)}, file.title_sort, file.id`,
  ],
  [
    'a rare word',
    'q=kandelaarkelk',
    inText('kandelaarkelk:*'),
    `${placeOf('kandelaarkelk:*')}, file.title_sort, file.id`,
  ],
  [
    'a word by date',
    'q=kerk&ordering=created&dir=desc',
    inText('kerk:*'),
    'file.created_at desc, file.id desc',
  ],
  ['a word by category', 'q=kerk&ordering=cat', inText('kerk:*'), 'category.name_sort, file.id'],
  ['a type by size', 'type=pdf&ordering=size', "extension = 'pdf'", 'file.size, file.id'],
  [
    'a type by hits',
    'type=pdf&ordering=hits&dir=desc',
    "extension = 'pdf'",
    'coalesce(hits, 0) desc, file.id desc',
  ],
  [
    'late files by date',
    'cfrom=01-01-2020&ordering=created',
    "file.created_at >= '2019-12-31T23:00:00Z'",
    'file.created_at, file.id',
  ],
  ['a category by title', 'catid=1', "path <@ '1'", 'file.title_sort, file.id'],
])('LIB-12 pages through %s in one order, without gaps or repeats', async (_, query, condition, order) => {
  const expected = await plainly(condition, order)
  expect(expected.length).toBeGreaterThan(0)
  const limit = 100
  const pages = Math.ceil(expected.length / limit)
  for (const page of new Set(
    [1, 2, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1, pages].filter(
      (page) => page >= 1 && page <= pages,
    ),
  )) {
    const found = await find(test.library, `${query}&limit=${limit}&paged=${page}`)
    expect(found).toMatchObject({ total: expected.length, page, pages })
    expect(found.rows.map(({ id }) => id)).toEqual(expected.slice((page - 1) * limit, page * limit))
  }
})

it('abuse 24: answers any request', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom(
      'kerk',
      'kerk,orgel',
      '0',
      '-1',
      '1',
      '99999999999999999999',
      '1e309',
      'null',
      "'",
      '\\',
      '01-01-2020',
      'pdf',
    ),
  )
  const names =
    'q catid exclude ftags type wfrom wto cfrom cto ufrom uto paged limit ordering dir theme'.split(' ')
  const parameters = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(parameters, async (raw) => {
      const result = await test.library.search(anonymous, parseSearchRequest(raw))
      if (result.kind === 'none') return
      expect(result.page).toBeLessThanOrEqual(result.pages)
      expect(result.rows.length).toBeLessThanOrEqual(result.total)
      expect(result.rows.length > 0).toBe(result.total > 0)
    }),
    { numRuns: 150 },
  )
})

it('LIB-09 offers ten titles that have the words, however many there are', async () => {
  const suggest = async (keyword: string) =>
    (await test.library.suggest(anonymous, { keyword, exclude: [] })).rows
  const all = (text: string) => plainly(`title_vector @@ ${word(text)}`, 'file.title_sort, file.id')
  expect((await all('deel:*')).length).toBeGreaterThan(1_000)
  const some = await suggest('deel')
  expect(new Set(some.map(({ title }) => title)).size).toBe(10)
  for (const { title } of some) expect(title.toLowerCase()).toContain(' deel')
  expect((await suggest('orgel utrecht')).map(({ id }) => id)).toEqual(
    (await all('orgel & utrecht:*')).slice(0, 10),
  )
})

it('abuse 24: answers any keyword with suggestions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 40 }), async (keyword) => {
      const { rows } = await test.library.suggest(anonymous, {
        keyword: keyword.replaceAll('\0', ''),
        exclude: [],
      })
      expect(rows.length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 100 },
  )
})
