import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import fc from '../../../platform/testing/properties.ts'
import type { Content } from '../index.ts'
import { type ContentTest, createContentTest } from '../testing.ts'

let bench: ContentTest
let content: Content
beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
  const add = (type: 'page' | 'post' | 'jacobalia', title: string, more = {}) =>
    content.addEntry({ type, title, status: 'published', ...more })
  await add('page', 'Café Compostela', { body: '<p class="x">Koffie &amp; een toren</p><p>kaas</p>' })
  await add('jacobalia', 'Jacobskerken', { fields: { place: 'Zeerijp', municipality: 'Eemsdelta' } })
  await add('post', 'Wandeling', { excerpt: 'Langs de kerk van Sint-Jacob/Zeerijp' })
  await add('post', 'Verslag', { body: '<p>We zagen een <b>ker</b>k</p><p>en de kerk van binnen</p>' })
})
afterAll(() => bench.close())

const found = async (words: string) => (await content.search(words, 1, 10)).entries.map(({ title }) => title)

it('CAT-16 finds all words anywhere: title first, then excerpt and place, then body', async () => {
  expect(await found('kerk')).toEqual(['Wandeling', 'Verslag'])
  expect(await found('jacobskerk')).toEqual(['Jacobskerken'])
  expect(await found('zeerijp')).toEqual(['Wandeling', 'Jacobskerken'])
  expect(await found('eemsdelta jacobskerken')).toEqual(['Jacobskerken'])
  expect(await found('kerk compostela')).toEqual([])
})

it('CAT-16 puts hits in the title before newer hits elsewhere', async () => {
  await content.addEntry({ type: 'page', title: 'Toren', status: 'published', publishedAt: new Date(0) })
  expect(await found('toren')).toEqual(['Toren', 'Café Compostela'])
})

it('CAT-16 lists the best thousand of very many, the title first, and says that there are more', async () => {
  const { db } = bench.handle
  await db.execute(sql`insert into content_entries (type, slug, title, body, status, published_at, updated_at)
    select 'post', 'veel-' || n, case when n <= 30 then 'Veelvuldig ' else 'Bericht ' end || n,
      case when n > 30 then 'veelvuldig' else '' end, 'published', timestamptz '2001-01-01' + n * interval '1 hour', now()
    from generate_series(1, 1040) n`)
  const page = (number: number, perPage = 30) => content.search('veelvuldig', number, perPage)
  const first = await page(1)
  expect(first).toMatchObject({ total: 1_000, pages: 34, hasMore: true })
  expect(first.entries.map(({ title }) => title)).toEqual(
    Array.from({ length: 30 }, (_, at) => `Veelvuldig ${30 - at}`),
  )
  expect((await page(2)).entries[0]?.title).toBe('Bericht 1040')
  const last = await page(34)
  expect(last.entries.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Bericht ${80 - at}`),
  )
  expect((await page(35)).entries).toEqual([])
  await db.execute(sql`delete from content_entries where slug like 'veel-%' and id % 2 = 0`)
  expect(await page(1)).toMatchObject({ total: 520, hasMore: false })
  await db.execute(sql`delete from content_entries where slug like 'veel-%'`)
})

it('CAT-16 folds accents and capitals, stems, and completes the last word', async () => {
  for (const words of ['cafe', 'CAFÉ', 'cafe\u0301', 'compostel', 'koffie toren', 'koffie tor', 'café compo'])
    expect(await found(words), words).toContain('Café Compostela')
  expect(await found('comp koffie')).toEqual([])
  await content.addEntry({ type: 'page', title: 'Naar de boomgaard', status: 'published' })
  for (const words of ['boom', 'boomgaar', 'BOOMGAÁR'])
    expect(await found(words), words).toEqual(['Naar de boomgaard'])
})

it('CAT-16 reads words inside tags and addresses as words, and tags as nothing', async () => {
  expect(await found('sint jacob zeerijp')).toEqual(['Wandeling'])
  expect(await found('sint-jacob/zeerijp')).toEqual(['Wandeling'])
  expect(await found('class')).toEqual([])
  expect(await found('amp')).toEqual([])
  expect(await found('kaas')).toEqual(['Café Compostela'])
})

it('CAT-16 finds all forms of a word, and words that hold tags or marks nobody sees', async () => {
  await content.addEntry({
    type: 'page',
    title: 'Kapellen en bruggen',
    status: 'published',
    body: '<p>Het <strong>ker</strong>ktorentje,<br>de St. Jansberg en Café2024.txt; zacht\u00adgekookt</p>',
  })
  const words = [
    'kapel',
    'kapellen en',
    'brug',
    'brug kapel',
    'kerktorentje',
    'sint jansberg',
    'cafe2024',
    'zachtgekookt',
  ]
  for (const text of words) expect(await found(text), text).toContain('Kapellen en bruggen')
  expect(await found('torentjede')).toEqual([])
})

it('CAT-16 finds nothing for nothing, and does not fail on words that say nothing', async () => {
  for (const words of ['', '   ', '!!!', '\0', '-', '"']) expect(await found(words), words).toEqual([])
  expect(await content.search('de van', 1, 10)).toBeDefined()
  expect((await content.list({ type: 'post', words: ' ' })).total).toBe(2)
  expect((await content.list({ type: 'post', words: '!!!' })).total).toBe(0)
})

it('CAT-16 answers any text whatever stands in it', async () => {
  const nasty = [
    "' | !",
    'a & | b',
    'kerk:*',
    "it's",
    '\\',
    '(((',
    '<->',
    'kerk:ABCD',
    '٣ ٤',
    '１２',
    'İ',
    'ﬃ',
    '%_',
    'a\\:b',
  ]
  for (const words of [...nasty, 'x'.repeat(10_000), 'kerk '.repeat(500)])
    expect((await content.search(words, 1, 10)).page, words.slice(0, 20)).toBe(1)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (words) => {
      await content.search(words, 1, 10)
      await content.list({ type: 'post', words })
      await content.facets('soort', { type: 'post', words })
    }),
    { numRuns: 150 },
  )
})
