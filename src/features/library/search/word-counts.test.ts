import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillLibrary } from '../../../../bench/library-data.ts'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { createTestLibrary, customer, editor, file, type TestLibrary, unlockedViewer } from '../testing.ts'
import { places } from './conditions.ts'
import { wordGroups } from './keywords.ts'
import { prepareSearch } from './prepare.ts'
import { parseSearchRequest } from './request.ts'
import { search } from './search.ts'
import { createSearchParts } from './search-parts.ts'
import { countFrequentWords, knownCount } from './word-counts.ts'

const files = 1_500
const frequent = 150

let test: TestLibrary

beforeAll(async () => {
  test = await createTestLibrary()
  await fillLibrary(test.handle.pool, files)
}, 60_000)

afterAll(() => test.close())

/** Nothing is held from the search before. */
const freshParts = () =>
  createSearchParts(test.handle.db, async () => new Set(), { subscribe: () => () => undefined })

/** What the kept counts say, place by place. */
async function known(keyword: string, viewer: Viewer = anonymous, filter = '') {
  const request = parseSearchRequest(new URLSearchParams(`q=${keyword}${filter}`))
  const { search } = await prepareSearch(freshParts(), viewer, request, wordGroups(keyword), new Set())
  const counts = await Promise.all(places.map((place) => knownCount(test.handle.db, search, place)))
  return { search, counts, total: counts.at(-1) }
}

/** Counted anew: searches with a filter, even one that leaves nothing out, do not know the kept counts. */
async function counted(keyword: string, viewer: Viewer = anonymous) {
  const request = parseSearchRequest(new URLSearchParams(`q=${keyword}&cfrom=01-01-1900`))
  const found = await search(freshParts(), viewer, request)
  return found.kind === 'found' ? found.total : undefined
}

const change = (statement: string) => test.handle.pool.query(statement)

it('LIB-12 keeps counts of the words that very many files hold, and of no others', async () => {
  expect((await known('kerk')).total).toBeUndefined()
  await countFrequentWords(test.handle.db, frequent)
  for (const word of ['kerk', 'pelgrim', 'toren']) {
    expect((await known(word)).total).toBe(await counted(word))
    expect(await counted(word)).toBeGreaterThan(frequent)
  }
  // What is typed, 'jaar', is not all of the stem, 'jar', that PostgreSQL names.
  expect((await known('jaar')).total).toBe(await counted('jaar'))
  expect((await known('kandelaarkelk')).total).toBeUndefined()
  expect((await known('kerk toren')).total).toBeUndefined()
  expect((await known('kerk', anonymous, '&type=pdf')).total).toBeUndefined()
})

describe('LIB-12 counts a frequent word exactly', () => {
  it.each([
    ['a file comes', () => file(test.library, 1, 'Kerk aan de jaarlijkse weg')],
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
  ])('when %s', async (_, act) => {
    const before = (await known('kerk', editor)).total
    await act()
    const viewers = [anonymous, customer, editor, unlockedViewer('category:4', 'file:5')]
    for (const viewer of viewers)
      expect((await known('kerk', viewer)).total).toBe(await counted('kerk', viewer))
    const after = await known('kerk', editor)
    await countFrequentWords(test.handle.db, frequent)
    expect((await known('kerk', editor)).counts).toEqual(after.counts)
    expect([before, after.total].every((count) => count !== undefined && count > frequent)).toBe(true)
  })

  it('while somebody else writes', async () => {
    await change('delete from library_word_counts')
    const writer = await test.handle.pool.connect()
    await writer.query('begin')
    await writer.query(`update library_files set title = 'Toren' where id % 19 = 0`)
    const counting = countFrequentWords(test.handle.db, frequent)
    const waiting = `select from pg_locks where not granted and relation = 'library_index'::regclass`
    await expect.poll(async () => (await change(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
    await writer.query('commit')
    writer.release()
    await counting
    expect((await known('toren')).total).toBe(await counted('toren'))
  })
})

it('LIB-12 forgets a word that is frequent no more', async () => {
  await change(`update library_files set title = 'Leeg', description = '', text = '' where id % 10 <> 0`)
  await change('analyze library_index')
  await countFrequentWords(test.handle.db, frequent)
  expect((await known('kerk')).total).toBeUndefined()
})
