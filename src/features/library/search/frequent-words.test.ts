import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { fillLibrary } from '../testing/invented-library.ts'
import { createTestLibrary, customer, editor, file, type TestLibrary, unlockedViewer } from '../testing.ts'
import { places, upTo } from './conditions.ts'
import { countFrequentWords, knownCount } from './frequent-words.ts'
import { wordGroups } from './keywords.ts'
import { prepareSearch } from './prepare.ts'
import { parseSearchRequest } from './request.ts'
import { search } from './search.ts'
import { createSearchParts, type SearchParts } from './search-parts.ts'

const files = 1_500
const frequent = 150

let test: TestLibrary

beforeAll(async () => {
  test = await createTestLibrary()
  await fillLibrary(test.handle.pool, files)
})

afterAll(() => test.close())

/** Parts with empty caches. */
const freshParts = () =>
  createSearchParts(test.handle.db, async () => new Set(), { subscribe: () => () => undefined })

async function prepare(keyword: string, viewer: Viewer, filter: string) {
  const request = parseSearchRequest(new URLSearchParams(`q=${keyword}${filter}`))
  return (await prepareSearch(freshParts(), viewer, request, wordGroups(keyword), new Set())).search
}

/** The counts that are stored for a frequent word, place by place. */
async function known(keyword: string, viewer: Viewer = anonymous, filter = '') {
  const search = await prepare(keyword, viewer, filter)
  const counts = await Promise.all(places.map((place) => knownCount(test.handle.db, search, place)))
  return { counts, total: counts.at(-1) }
}

/** The number of hits, counted without the stored counts and bitmap. */
async function counted(keyword: string, viewer: Viewer = anonymous, filter = '') {
  const search = { ...(await prepare(keyword, viewer, filter)), hasBitmap: false }
  const { rowCount } = await test.handle.db.execute(
    sql`select from library_index where ${upTo(search, 'text')}`,
  )
  return rowCount
}

/** What a visitor finds. */
async function found(parts: SearchParts, keyword: string, viewer: Viewer, filter: string) {
  const request = parseSearchRequest(new URLSearchParams(`q=${keyword}&limit=50${filter}`))
  const result = await search(parts, viewer, request)
  return result.kind === 'found' ? { total: result.total, ids: result.rows.map(({ id }) => id) } : undefined
}

const change = (statement: string) => test.handle.pool.query(statement)

const filters = [
  '&type=pdf,jpg',
  '&catid=1&ftags=archief,restauratie&type=pdf&wfrom=2048&cfrom=01-03-2005&cto=01-03-2024',
  '&catid=2&ordering=title&dir=desc',
  '&ftags=archief&ordering=created&paged=2',
  '&ufrom=01-01-2006&ordering=cat',
]

it('LIB-12 stores counts and bitmaps of very frequent words, and of no others', async () => {
  const searches = ['kerk', 'jaar', 'reliek'].flatMap((word) =>
    filters.map((filter) => [freshParts(), word, anonymous, filter] as const),
  )
  const find = () => Promise.all(searches.map((search) => found(...search)))
  const before = await find()
  expect((await known('kerk')).total).toBeUndefined()
  await countFrequentWords(test.handle.db, frequent)
  for (const word of ['kerk', 'pelgrim', 'toren']) {
    expect((await known(word)).total).toBe(await counted(word))
    expect(await counted(word)).toBeGreaterThan(frequent)
  }
  // The keyword 'jaar' has 'jar' as its stem, which is the word in PostgreSQL's statistics.
  expect((await known('jaar')).total).toBe(await counted('jaar'))
  expect((await known('kandelaarkelk')).total).toBeUndefined()
  expect((await known('kerk toren')).total).toBeUndefined()
  expect((await known('kerk', anonymous, '&type=pdf')).total).toBeUndefined()
  expect((await prepare('jaar', anonymous, '')).hasBitmap).toBe(true)
  expect(await find()).toEqual(before)
  expect(before.every((result) => result && result.total > 0)).toBe(true)
})

describe('LIB-12 finds all files with a frequent word and no others', () => {
  it.each([
    ['a file is added', () => file(test.library, 1, 'Kerk aan de jaarlijkse weg')],
    ['a title changes', () => change(`update library_files set title = 'Kerktoren' where id % 7 = 0`)],
    ['a text changes', () => change(`update library_files set text = 'een kerk' where id % 11 = 0`)],
    ['files are hidden', () => change('update library_files set hidden = true where id % 13 = 0')],
    ['files are removed', () => change('delete from library_files where id % 17 = 0')],
    [
      'files ask for a password',
      () => change(`update library_files set password_hash = 'x' where id % 5 = 0`),
    ],
    [
      'files ask for a role',
      () => change(`update library_files set lock_roles = '{customer}' where id % 3 = 0`),
    ],
    [
      'a category asks for a password',
      () => change(`update library_categories set password_hash = 'x' where id = 4`),
    ],
  ])('counts files with a frequent word exactly when %s', async (_, act) => {
    const before = (await known('kerk', editor)).total
    await act()
    const viewers = [anonymous, customer, editor, unlockedViewer('category:4', 'file:5')]
    for (const viewer of viewers) {
      expect((await known('kerk', viewer)).total).toBe(await counted('kerk', viewer))
      for (const filter of filters) {
        const result = await found(freshParts(), 'kerk', viewer, filter)
        expect(result?.total, filter).toBe(await counted('kerk', viewer, filter))
      }
    }
    const after = await known('kerk', editor)
    await countFrequentWords(test.handle.db, frequent)
    expect((await known('kerk', editor)).counts).toEqual(after.counts)
    expect([before, after.total].every((count) => count !== undefined && count > frequent)).toBe(true)
  })

  it('counts files with a frequent word exactly while another connection writes', async () => {
    await change('delete from library_frequent_words')
    const writer = await test.handle.pool.connect()
    await writer.query('begin')
    await writer.query(`update library_files set title = 'Toren' where id % 19 = 0`)
    const counting = countFrequentWords(test.handle.db, frequent)
    const waiting = `select from pg_locks where not granted and relation = 'library_index'::regclass`
    await expect.poll(async () => (await change(waiting)).rowCount).toBe(1)
    await writer.query('commit')
    writer.release()
    await counting
    expect((await known('toren')).total).toBe(await counted('toren'))
  })

  it('finds the same files after a frequent word has lost its bitmap', async () => {
    const parts = freshParts()
    const [first = ''] = filters
    const before = await found(parts, 'kerk', anonymous, `${first}&ordering=size`)
    await change('delete from library_frequent_words')
    expect(await found(parts, 'kerk', anonymous, `${first}&ordering=updated`)).toMatchObject({
      total: before?.total,
    })
    await countFrequentWords(test.handle.db, frequent)
  })
})

it('LIB-12 forgets a word that is no longer frequent', async () => {
  await change(`update library_files set title = 'Leeg', description = '', text = '' where id % 10 <> 0`)
  await change('analyze library_index')
  await countFrequentWords(test.handle.db, frequent)
  expect((await known('kerk')).total).toBeUndefined()
  expect((await change('select from library_frequent_word_changes')).rowCount).toBe(0)
})
