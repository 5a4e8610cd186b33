import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Taxonomy } from '../../../kernel/kinds.ts'
import type { Content } from '../index.ts'
import { type ContentTest, createContentTest } from '../testing.ts'

let bench: ContentTest
let content: Content
const ids: Record<string, number> = {}

beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
  const term = async (key: string, taxonomy: Taxonomy, name: string, parentId?: number) => {
    const added = await content.addTerm({ taxonomy, name, parentId })
    ids[key] = added.id
    return added
  }
  await term('utrecht', 'plaats', 'Utrecht')
  await term('friesland', 'plaats', 'Friesland')
  await term('waadhoeke', 'plaats', 'Waadhoeke', ids.friesland)
  await term('parochie', 'plaats', 'Sint Jacobiparochie', ids.waadhoeke)
  await term('stad', 'plaats', 'Utrecht', ids.utrecht)
  await term('kerk', 'soort', 'Kerk')
  await term('beeld', 'soort', 'Beeld')
  await term('cat', 'product_cat', 'Gidsen')
  const place = (title: string, ...keys: string[]) =>
    content.addEntry({
      type: 'jacobalia',
      title,
      status: 'published',
      termIds: keys.map((key) => ids[key] ?? 0),
    })
  await place('Groate Kerk', 'parochie', 'kerk')
  await place('Beeld in de kerk', 'parochie', 'kerk', 'beeld')
  await place('Jacobikerk', 'stad', 'kerk')
  await place('Ergens in Friesland', 'friesland')
  await content.addEntry({ type: 'jacobalia', title: 'Concept', termIds: [ids.kerk ?? 0] })
})
afterAll(() => bench.close())

type Terms = NonNullable<Parameters<Content['list']>[0]['terms']>
const titles = async (...terms: Terms) =>
  (await content.list({ type: 'jacobalia', terms, order: 'title' })).entries.map(({ title }) => title)

it('CAT-05 finds a term by its path, with its address and trail', async () => {
  const term = await content.term('plaats', 'friesland/waadhoeke/sint-jacobiparochie')
  expect(term).toMatchObject({ id: ids.parochie, url: '/plaats/friesland/waadhoeke/sint-jacobiparochie/' })
  expect(await content.term('plaats', 'waadhoeke')).toBeUndefined()
  expect(await content.term('soort', 'friesland')).toBeUndefined()
  const trail = term ? await content.termTrail(term) : []
  expect(trail.map(({ name }) => name)).toEqual(['Friesland', 'Waadhoeke', 'Sint Jacobiparochie'])
  expect((await content.term('product_cat', 'gidsen'))?.url).toBe('/product-category/gidsen/')
})

it('CAT-05 gives a child of the same name a slug of its own', async () => {
  expect((await content.term('plaats', 'utrecht/utrecht-utrecht'))?.id).toBe(ids.stad)
  const many = await Promise.all(
    Array.from({ length: 8 }, () => content.addTerm({ taxonomy: 'onderwerp', name: 'Lezing' })),
  )
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(8)
  await expect(content.addTerm({ taxonomy: 'soort', name: 'X', parentId: ids.utrecht })).rejects.toThrow()
  await expect(content.addTerm({ taxonomy: 'eigen_weg', name: 'X' })).rejects.toThrow()
})

it('CAT-05 lists what is in a term and below it', async () => {
  const inTerm = (slug: string) => titles({ taxonomy: 'plaats', slugs: [slug] })
  expect(await inTerm('sint-jacobiparochie')).toEqual(['Beeld in de kerk', 'Groate Kerk'])
  expect(await inTerm('friesland')).toEqual(['Beeld in de kerk', 'Ergens in Friesland', 'Groate Kerk'])
  expect(await inTerm('utrecht')).toEqual(['Jacobikerk'])
  expect(await inTerm('groningen')).toEqual([])
})

it('CAT-04 joins terms by AND, OR and NOT', async () => {
  const soort = (slugs: string[], join?: 'AND' | 'OR' | 'NOT') => ({ taxonomy: 'soort', slugs, join })
  expect(await titles(soort(['kerk', 'beeld'], 'AND'))).toEqual(['Beeld in de kerk'])
  expect(await titles(soort(['kerk', 'beeld']))).toEqual(['Beeld in de kerk', 'Groate Kerk', 'Jacobikerk'])
  expect(await titles(soort(['beeld'], 'NOT'))).toEqual(['Ergens in Friesland', 'Groate Kerk', 'Jacobikerk'])
  expect(await titles(soort(['kerk', 'niets'], 'AND'))).toEqual([])
  expect(await titles(soort(['beeld', 'niets'], 'OR'))).toEqual(['Beeld in de kerk'])
  expect(await titles(soort(['niets'], 'NOT'))).toHaveLength(4)
  expect(await titles(soort([]))).toHaveLength(4)
  expect(
    await titles(soort(['kerk']), { taxonomy: 'plaats', slugs: ['friesland'] }, soort(['beeld'], 'NOT')),
  ).toEqual(['Groate Kerk'])
})

it('CAT-04 counts for every term what it would show', async () => {
  const counts = async (query: Parameters<Content['facets']>[1]) =>
    (await content.facets('plaats', query)).map(
      ({ name, depth, count }) => `${'-'.repeat(depth)}${name} ${count}`,
    )
  expect(await counts({ type: 'jacobalia' })).toEqual([
    'Friesland 3',
    '-Waadhoeke 2',
    '--Sint Jacobiparochie 2',
    'Utrecht 1',
    '-Utrecht 1',
  ])
  expect(await counts({ type: 'jacobalia', terms: [{ taxonomy: 'soort', slugs: ['beeld'] }] })).toContain(
    'Friesland 1',
  )
  expect(await counts({ type: 'jacobalia', words: 'jacobikerk' })).toContain('Utrecht 1')
  expect(await counts({ type: 'post' })).toContain('Friesland 0')
  expect(await content.facets('onbekend', { type: 'post' })).toEqual([])
})

it('CAT-05 shows an entry with the terms it was given, not those above them', async () => {
  const { entries } = await content.list({ type: 'jacobalia', words: 'groate' })
  expect(entries[0]?.terms.map(({ path }) => path)).toEqual([
    'friesland/waadhoeke/sint-jacobiparochie',
    'kerk',
  ])
})

it('CAT-05 tells every list that an entry leaves or enters', async () => {
  const entry = await content.addEntry({
    type: 'jacobalia',
    title: 'Verhuist',
    status: 'published',
    termIds: [ids.parochie ?? 0],
  })
  bench.published.length = 0
  await content.changeEntry(entry.id, { termIds: [ids.stad ?? 0] })
  expect(new Set(bench.published)).toEqual(
    new Set([
      `entry:${entry.id}`,
      'list:jacobalia',
      'list:plaats:friesland',
      'list:plaats:waadhoeke',
      'list:plaats:sint-jacobiparochie',
      'list:plaats:utrecht',
      'list:plaats:utrecht-utrecht',
    ]),
  )
  await content.deleteEntry(entry.id)
  const { tags } = await content.list({
    type: 'jacobalia',
    terms: [{ taxonomy: 'plaats', slugs: ['friesland', 'utrecht'] }],
  })
  expect(tags).toEqual(['list:jacobalia', 'list:plaats:friesland', 'list:plaats:utrecht'])
})
