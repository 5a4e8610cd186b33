import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import type { Content } from '../index.ts'
import { type ContentTest, createContentTest, staff } from '../testing.ts'

let bench: ContentTest
let content: Content
beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
})
afterAll(() => bench.close())

const page = (title: string, parentId?: number) =>
  content.addEntry({ type: 'page', title, status: 'published', ...(parentId && { parentId }) })
const standsAt = async (path: string, viewer = anonymous) => {
  const found = await content.find(path, viewer)
  if (found?.kind === 'entry') return found.entry.title
  return found?.kind === 'moved' ? `moved to ${found.to}` : found?.kind
}
const problemOf = async (id: number, parentId: number) => {
  const changed = await content.changeEntry(id, { parentId })
  return changed.ok ? undefined : changed.code
}

it('EDIT-05 gives a page below another one its address, also if two have the same name', async () => {
  const one = await page('Vereniging')
  const other = await page('Project')
  const [history, same, deep] = [
    await page('Geschiedenis', one.id),
    await page('Geschiedenis', other.id),
    await page('Geschiedenis', one.id),
  ]
  expect([history, same, deep].map(({ url }) => url)).toEqual([
    '/vereniging/geschiedenis/',
    '/project/geschiedenis/',
    '/vereniging/geschiedenis-2/',
  ])
  expect(await standsAt('/vereniging/geschiedenis/')).toBe('Geschiedenis')
  for (const nothing of ['/geschiedenis/', '/vereniging/geschiedenis/meer/', '/vereniging//geschiedenis/'])
    expect(await standsAt(nothing)).toBeUndefined()
})

it('EDIT-05 moves all pages below a page that moves, and adds redirects', async () => {
  const [top, elsewhere] = [await page('Boven'), await page('Elders')]
  const middle = await page('Midden', top.id)
  const low = await page('Onder', middle.id)
  const draft = await content.addEntry({ type: 'page', title: 'Kladje', parentId: middle.id })
  expect(low.url).toBe('/boven/midden/onder/')
  const heard: string[] = []
  const stop = bench.changes.subscribe((tags) => heard.push(...tags))
  await content.changeEntry(middle.id, { parentId: elsewhere.id, slug: 'nieuw' })
  stop()
  expect(heard).toEqual(expect.arrayContaining([`entry:${middle.id}`, `entry:${low.id}`]))
  expect(await standsAt('/elders/nieuw/onder/')).toBe('Onder')
  expect(await standsAt('/boven/midden/onder/')).toBe('moved to /elders/nieuw/onder/')
  expect(await standsAt('/boven/midden/')).toBe('moved to /elders/nieuw/')
  expect(await standsAt('/elders/nieuw/kladje/', staff)).toBe('Kladje')
  expect(await standsAt('/boven/midden/kladje/', staff)).toBeUndefined()
  await content.changeEntry(middle.id, { parentId: null })
  expect((await content.staffEntry(draft.id))?.url).toBe('/nieuw/kladje/')
})

it('EDIT-05 refuses to put a page below itself, below one of its own pages, or below another kind of entry', async () => {
  const top = await page('Ring')
  const middle = await page('Binnen', top.id)
  const low = await page('Binnenst', middle.id)
  const post = await content.addEntry({ type: 'post', title: 'Bericht', status: 'published' })
  expect(await problemOf(top.id, top.id)).toBe('page-into-itself')
  expect(await problemOf(top.id, low.id)).toBe('page-into-itself')
  expect(await problemOf(top.id, post.id)).toBe('no-such-page')
  expect(await problemOf(top.id, 999_999)).toBe('no-such-page')
  const both = await Promise.all([
    content.changeEntry(top.id, { parentId: null, slug: 'ring-a' }),
    content.changeEntry(low.id, { parentId: null }),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
  const { entries } = await content.staffEntries({ types: ['page'], notBelow: top.id, perPage: 100 })
  expect(entries.map(({ title }) => title)).toEqual(expect.arrayContaining(['Binnenst', 'Elders']))
  expect(entries.map(({ title }) => title)).not.toEqual(expect.arrayContaining(['Binnen']))
})

it('EDIT-05 makes no circle if two pages are moved below each other at the same time', async () => {
  const [one, other] = [await page('Links'), await page('Rechts')]
  const moves = await Promise.all([
    content.changeEntry(one.id, { parentId: other.id }),
    content.changeEntry(other.id, { parentId: one.id }),
  ])
  expect(moves.filter(({ ok }) => ok)).toHaveLength(1)
})

it('EDIT-05 keeps the addresses below a deleted page for the pages that it had', async () => {
  const old = await page('Oud')
  await page('Kind', old.id)
  await content.deleteEntry(old.id)
  expect(await standsAt('/oud/')).toBe('gone')
  expect(await standsAt('/oud/kind/')).toBe('Kind')
  expect((await page('Oud')).url).toBe('/oud-2/')
  await content.changeEntry(old.id, { status: 'published' })
  expect(await standsAt('/oud/')).toBe('Oud')
})

it('EDIT-05 refuses a page at an address of the program or of a kind', async () => {
  const agenda = await page('Agenda')
  const kind = await content.addKind(
    {
      one: 'Lied',
      many: 'Liederen',
      about: '',
      word: 'lied',
      hasArchive: false,
      taxonomies: [],
      orders: ['title'],
      right: 'entries',
      isPlace: false,
      hasMoment: false,
      schemaType: 'WebPage',
    },
    {
      single: { title: 'Een', data: { root: { props: {} }, content: [] } },
      archive: { title: 'Alle', data: { root: { props: {} }, content: [] } },
    },
  )
  expect(kind.ok).toBe(true)
  const song = await page('Lied')
  expect(await content.parentProblem(agenda.id)).toBe('no-pages-below')
  expect(await content.parentProblem(song.id)).toBe('no-pages-below')
  const holder = await page('Houder')
  expect((await page('Page', holder.id)).url).toBe('/houder/page-2/')
  const renamed = await content.changeEntry(holder.id, { slug: 'agenda' })
  expect(renamed.ok && renamed.value.url).toMatch(/^\/agenda-\d\/$/)
})
