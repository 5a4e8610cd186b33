import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Content } from '../index.ts'
import { type ContentTest, createContentTest } from '../testing.ts'

let bench: ContentTest
let content: Content
beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
})
afterAll(() => bench.close())

const add = (name: string, parentId?: number) => content.addTerm({ taxonomy: 'plaats', name, parentId })

it('EDIT-05 two moves at once make no circle', async () => {
  const [one, two] = [await add('Een'), await add('Twee')]
  const moved = await Promise.all([
    content.changeTerm(one.id, { parentId: two.id }),
    content.changeTerm(two.id, { parentId: one.id }),
  ])
  expect(moved.filter(({ ok }) => ok)).toHaveLength(1)
  const terms = await content.terms('plaats')
  expect(terms.map(({ path }) => path.split('/').length)).toEqual([1, 2])
})

it('EDIT-05 a move tells every page, for each may name the term', async () => {
  const term = await add('Verhuizer')
  bench.published.length = 0
  await content.changeTerm(term.id, { name: 'Verhuisd' })
  expect(bench.published).toContain('*')
  expect(await content.term('plaats', 'verhuizer')).toMatchObject({ name: 'Verhuisd' })
})

it('EDIT-05 an entry keeps a term that it chose itself, and its place above others', async () => {
  const [land, town] = [await add('Land'), await add('Stad')]
  const entry = await content.addEntry({
    type: 'jacobalia',
    title: 'Beide',
    status: 'published',
    termIds: [land.id, town.id],
  })
  await content.changeTerm(town.id, { parentId: land.id })
  await content.changeTerm(town.id, { parentId: null })
  expect((await content.staffEntry(entry.id))?.termIds.toSorted()).toEqual([land.id, town.id])
  await content.changeTerm(town.id, { parentId: land.id })
  await content.deleteTerm(town.id)
  expect((await content.staffEntry(entry.id))?.termIds).toEqual([land.id])
})

it('EDIT-05 a slug that is taken gets another, and its old address redirects in one step', async () => {
  const [first, second] = [await add('Haven'), await add('Kade')]
  expect(first.slug).toBe('haven')
  const changed = await content.changeTerm(second.id, { slug: 'haven' })
  expect(changed).toMatchObject({ value: { slug: 'haven-2' } })
  await content.changeTerm(second.id, { slug: 'kade' })
  const anyone = { roles: [], unlocked: new Set<string>() }
  expect(await content.find('/plaats/haven-2/', anyone)).toEqual({ kind: 'moved', to: '/plaats/kade/' })
  expect(await content.changeTerm(999_999, { name: 'x' })).toMatchObject({ code: 'missing' })
})
