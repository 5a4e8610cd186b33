import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseDayMonthYear } from '../../../../kernel/dates.ts'
import fc from '../../../../platform/testing/properties.ts'
import type { Content, EntryCard, EntryQuery } from '../../index.ts'
import { type ContentTest, createContentTest } from '../../testing.ts'
import type { Narrowed } from '../../views.ts'

let bench: ContentTest
let content: Content
const kinds = ['kerk', 'beeld', 'kapel'] as const
/** Beginnings of titles, in the order in which they are sorted. */
const beginnings = ['Abdij', 'Éénhoorn', 'eik', 'Zuil']
interface Model {
  id: number
  title: string
  publishedAt: number
  kilometres: number
  kinds: readonly string[]
}
const model: Model[] = []

beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
  const terms = await Promise.all(kinds.map((name) => content.addTerm({ taxonomy: 'soort', name })))
  for (let number = 0; number < 37; number += 1) {
    const own = kinds.filter((_, place) => ((number * 7) % 11) & (1 << place))
    const kilometres = number % 5 === 0 ? undefined : 1000 + (number % 4) * 10
    const entry = await content.addEntry({
      type: 'jacobalia',
      title: `${beginnings[number % 4]} deel ${number % 13}`,
      status: 'published',
      publishedAt: new Date(Date.UTC(2020, 0, 1 + (number % 9))),
      termIds: terms.filter(({ slug }) => own.some((kind) => kind === slug)).map(({ id }) => id),
      fields: kilometres === undefined ? {} : { kilometresToSantiago: kilometres },
    })
    model.push({
      id: entry.id,
      title: entry.title,
      publishedAt: entry.publishedAt.getTime(),
      kilometres: kilometres ?? -1,
      kinds: own,
    })
  }
})
afterAll(() => bench.close())

const ids = (entries: readonly EntryCard[]) => entries.map(({ id }) => id)
const beginning = ({ title }: Model) => beginnings.indexOf(title.split(' ')[0] ?? '')
const partNumber = ({ title }: Model) => Number(title.split(' ')[2])
const byTitle = (a: Model, b: Model) =>
  beginning(a) - beginning(b) || partNumber(a) - partNumber(b) || a.id - b.id
/** The first days of 2020. */
const day = (number: number) => parseDayMonthYear(`${number}-1-2020`)
const isNarrowedTo =
  ({ letter, from, to, nearest, farthest }: Narrowed) =>
  ({ title, publishedAt, kilometres }: Model) => {
    const onDay = day(new Date(publishedAt).getUTCDate()) ?? ''
    return (
      (letter === undefined || title.normalize('NFD').toUpperCase().startsWith(letter)) &&
      (from === undefined || onDay >= from) &&
      (to === undefined || onDay <= to) &&
      ((nearest === undefined && farthest === undefined) || kilometres >= Math.max(0, nearest ?? 0)) &&
      kilometres <= (farthest ?? Number.POSITIVE_INFINITY)
    )
  }
const compare = {
  newest: (a: Model, b: Model) => b.publishedAt - a.publishedAt || b.id - a.id,
  oldest: (a: Model, b: Model) => a.publishedAt - b.publishedAt || a.id - b.id,
  title: byTitle,
  distance: (a: Model, b: Model) => b.kilometres - a.kilometres || byTitle(a, b),
}
const joins = {
  AND: (own: readonly string[], filter: readonly string[]) => filter.every((kind) => own.includes(kind)),
  OR: (own: readonly string[], filter: readonly string[]) => filter.some((kind) => own.includes(kind)),
  NOT: (own: readonly string[], filter: readonly string[]) => !filter.some((kind) => own.includes(kind)),
}

it('CAT-03 shows exactly the entries of a page, in every order and with every filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        order: fc.constantFrom('newest', 'oldest', 'title', 'distance'),
        join: fc.constantFrom('AND', 'OR', 'NOT'),
        slugs: fc.uniqueArray(fc.constantFrom(...kinds)),
        except: fc.uniqueArray(fc.nat(36), { maxLength: 5 }),
        page: fc.integer({ min: 1, max: 6 }),
        perPage: fc.integer({ min: 1, max: 20 }),
        words: fc.constantFrom(undefined, 'deel', 'eik'),
        narrowed: fc.record(
          {
            letter: fc.constantFrom('A', 'B', 'E', 'Y', 'Z'),
            from: fc.integer({ min: 1, max: 10 }).map(day),
            to: fc.integer({ min: 1, max: 10 }).map(day),
            nearest: fc.constantFrom(0, 1000, 1009, 1010, 1031),
            farthest: fc.constantFrom(999, 1000, 1010, 1011, 1040),
          },
          { requiredKeys: [] },
        ),
      }),
      async ({ order, join, slugs, except, page, perPage, words, narrowed }) => {
        const left = except.flatMap((at) => model[at]?.id ?? [])
        const expected = model
          .filter((entry) => slugs.length === 0 || joins[join](entry.kinds, slugs))
          .filter(({ id }) => !left.includes(id))
          .filter(({ title }) => words === undefined || title.includes(words))
          .filter(isNarrowedTo(narrowed))
          .sort(compare[order])
        const query: EntryQuery = {
          type: 'jacobalia',
          order,
          page,
          perPage,
          except: left,
          terms: [{ taxonomy: 'soort', slugs, join }],
          ...(words === undefined ? {} : { words }),
          narrowed,
        }
        const list = await content.list(query)
        expect(ids(list.entries)).toEqual(
          expected.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
        )
        expect(list).toMatchObject({
          total: expected.length,
          page,
          pages: Math.max(1, Math.ceil(expected.length / perPage)),
        })
        const counts = (await content.facets('soort', query)).map(({ slug, count }) => [slug, count])
        expect(Object.fromEntries(counts)).toEqual(
          Object.fromEntries(
            kinds.map((kind) => [kind, expected.filter((entry) => entry.kinds.includes(kind)).length]),
          ),
        )
      },
    ),
    { numRuns: 120 },
  )
})

it('CAT-03 lists a planned entry from its moment on, also before its job has run', async () => {
  const publishedAt = new Date(bench.now.getTime() + 60_000)
  const { id } = await content.addEntry({ type: 'agenda', title: 'Straks', status: 'published', publishedAt })
  const listed = async () => ids((await content.list({ type: 'agenda' })).entries)
  expect(await listed()).toEqual([])
  bench.now = publishedAt
  expect(await listed()).toEqual([id])
})

it('CAT-03 accepts any page and page size', async () => {
  const list = (page: number, perPage?: number) => content.list({ type: 'jacobalia', page, perPage })
  expect((await list(1)).entries).toHaveLength(10)
  expect((await list(1, 1000)).entries).toHaveLength(37)
  expect(await list(99)).toMatchObject({ entries: [], total: 37, pages: 4 })
  expect(await list(1e30)).toMatchObject({ entries: [], total: 37 })
  for (const page of [0, -1, 1.5, Number.NaN]) expect((await list(page)).page).toBe(1)
  expect(await content.list({ type: 'post' })).toMatchObject({ entries: [], total: 0, pages: 1 })
})

it('CAT-01 links places to the previous and the next one on the way to Santiago', async () => {
  const inOrder = [...model].sort(compare.distance)
  for (const at of [0, 1, 17, 36]) {
    const { previous, next } = await content.neighbours({ id: inOrder[at]?.id ?? 0, type: 'jacobalia' })
    expect([previous?.id, next?.id]).toEqual([inOrder[at - 1]?.id, inOrder[at + 1]?.id])
  }
})

it('CAT-01 links posts to the previous and the next one, the newest first', async () => {
  const post = (title: string, day: number) =>
    content.addEntry({
      type: 'post',
      title,
      status: 'published',
      publishedAt: new Date(Date.UTC(2021, 1, day)),
    })
  await post('Oud', 1)
  const middle = await post('Midden', 2)
  await post('Nieuw', 3)
  const { previous, next } = await content.neighbours(middle)
  expect([previous?.title, next?.title]).toEqual(['Nieuw', 'Oud'])
  expect(await content.neighbours({ id: 1, type: 'page' })).toEqual({})
})

it('CAT-08 finds the nearest places, and shows every place with a position on the map', async () => {
  const place = (title: string, latitude: number, longitude: number) =>
    content.addEntry({
      type: 'product',
      title,
      status: 'published',
      position: { latitude, longitude, precision: 'exact' },
      fields: { place: title, kind: 'Kerk' },
    })
  const utrecht = await place('Utrecht', 52.0907, 5.1214)
  await place('Amsterdam', 52.3731, 4.8926)
  await place('Santiago', 42.8806, -8.5446)
  await content.addEntry({ type: 'product', title: 'Nergens', status: 'published' })
  const near = await content.nearest(utrecht, 5)
  expect(near.map(({ title, kilometres }) => [title, Math.round(kilometres)])).toEqual([
    ['Amsterdam', 35],
    ['Santiago', 1446],
  ])
  expect(await content.nearest(utrecht, 1)).toHaveLength(1)
  expect(await content.nearest({ ...utrecht, position: undefined }, 5)).toEqual([])
  expect(await content.mapPoints({ type: 'product', words: 'utrecht' })).toEqual([
    {
      id: utrecht.id,
      title: 'Utrecht',
      url: '/product/utrecht/',
      place: 'Utrecht',
      kind: 'Kerk',
      latitude: 52.0907,
      longitude: 5.1214,
      precision: 'exact',
    },
  ])
  expect(await content.mapPoints({ type: 'product' })).toHaveLength(3)
})

it('CAT-08 finds the nearest of many places, wherever they are', async () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const km = (a: number[], b: number[]) => {
    const [lat1 = 0, lon1 = 0, lat2 = 0, lon2 = 0] = [...a, ...b].map(radians)
    const cosine = Math.sin(lat1) * Math.sin(lat2) + Math.cos(lat1) * Math.cos(lat2) * Math.cos(lon1 - lon2)
    return 6371 * Math.acos(Math.min(1, cosine))
  }
  const spots = Array.from({ length: 60 }, (_, n) => {
    const spread = [0.02, 0.4, 5, 40][n % 4] ?? 1
    return [52 + Math.sin(n * 12.9) * spread, 5 + Math.cos(n * 7.7) * spread]
  })
  const ids: number[] = []
  for (const [latitude = 0, longitude = 0] of spots) {
    const position = { latitude, longitude, precision: 'near' } as const
    ids.push((await content.addEntry({ type: 'page', title: 'Plek', status: 'published', position })).id)
  }
  for (const [at, most] of [
    [0, 3],
    [1, 20],
    [3, 7],
    [30, 59],
    [44, 100],
  ] as const) {
    const [latitude = 0, longitude = 0] = spots[at] ?? []
    const expected = ids
      .map((id, n) => ({ id, km: km([latitude, longitude], spots[n] ?? []) }))
      .filter(({ id }) => id !== ids[at])
      .sort((one, other) => one.km - other.km)
      .slice(0, most)
    const found = await content.nearest(
      { id: ids[at] ?? 0, type: 'page', position: { latitude, longitude, precision: 'near' } },
      most,
    )
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    expect(found.at(-1)?.kilometres).toBeCloseTo(expected.at(-1)?.km ?? 0, 3)
  }
})
