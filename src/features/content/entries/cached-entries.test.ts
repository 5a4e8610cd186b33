import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDocument } from '../../../kernel/document.ts'
import { anonymous } from '../../../kernel/viewer.ts'
import type { EntryCard } from '../index.ts'
import { type ContentTest, createContentTest, staff } from '../testing.ts'

let bench: ContentTest
beforeEach(async () => {
  bench = await createContentTest()
})
afterEach(() => bench.close())

const add = (title: string, publishedAt = new Date(2020, 0, 1)) =>
  bench.content.addEntry({
    type: 'jacobalia',
    title,
    status: 'published',
    publishedAt,
    position: { latitude: 52, longitude: 5, precision: 'exact' },
  })
const titles = (cards: readonly EntryCard[]) => cards.map(({ title }) => title)
/** What visitors see of all places: in a list, by their ids, and on a map. */
const seen = async (...ids: number[]) => ({
  listed: titles((await bench.content.list({ type: 'jacobalia', order: 'title' })).entries),
  byId: titles(await bench.content.entries(ids)),
  mapped: (await bench.content.mapPoints({ type: 'jacobalia' })).map(({ title }) => title),
})
const all = (...names: string[]) => ({ listed: names, byId: names, mapped: names })

it('EDIT-05 never shows a cached entry as it was before its last change', async () => {
  const { content } = bench
  const church = await add('Kerk')
  const chapel = await add('Kapel')
  const ids = [chapel.id, church.id]
  expect(await seen(...ids)).toEqual(all('Kapel', 'Kerk'))
  await content.changeEntry(chapel.id, { title: 'Jacobskapel' })
  expect(await seen(...ids)).toEqual(all('Jacobskapel', 'Kerk'))
  await content.changeEntry(chapel.id, { status: 'draft' })
  expect(await seen(...ids)).toEqual(all('Kerk'))
  await content.changeEntry(chapel.id, { status: 'published' })
  expect(await seen(...ids)).toEqual(all('Jacobskapel', 'Kerk'))
  await content.deleteEntry(church.id)
  expect(await seen(...ids)).toEqual(all('Jacobskapel'))
})

it('EDIT-05 hides an entry from visitors before its date, although staff have put it in the cache', async () => {
  const tomorrow = new Date(bench.now.getTime() + 86_400_000)
  const later = await add('Morgen', tomorrow)
  expect((await bench.content.entry(later.id, staff))?.title).toBe('Morgen')
  expect(await bench.content.entry(later.id, anonymous)).toBeUndefined()
  expect(await seen(later.id)).toEqual(all())
  bench.now = tomorrow
  await bench.changes.publishNow([`entry:${later.id}`, 'list:jacobalia'])
  expect(await seen(later.id)).toEqual(all('Morgen'))
})

it('RUN-02 reads an entry again that another node has changed', async () => {
  const church = await add('Kerk')
  expect(await seen(church.id)).toEqual(all('Kerk'))
  await bench.handle.pool.query("update content_entries set title = 'Basiliek'")
  await bench.changes.publishNow([`entry:${church.id}`, 'list:jacobalia'])
  expect(await seen(church.id)).toEqual(all('Basiliek'))
  await bench.handle.pool.query("update content_entries set title = 'Dom'")
  await bench.changes.publishNow(['*'])
  expect(await seen(church.id)).toEqual(all('Dom'))
})

it('EDIT-05 changes the addresses on the map with the front page', async () => {
  const church = await add('Kerk')
  const urls = async () => (await bench.content.mapPoints({ type: 'jacobalia' })).map(({ url }) => url)
  expect(await urls()).toEqual(['/jacobalia/kerk/'])
  await bench.content.changeSettings({ frontPageId: church.id })
  expect(await urls()).toEqual(['/'])
})

it('EDIT-01 shows a changed draft to nobody until it is published, and then at once', async () => {
  const { content } = bench
  const heading = (text: string) => ({
    ...emptyDocument,
    content: [{ type: 'heading', props: { id: 'kop', text } }],
  })
  const page = await content.addEntry({
    type: 'page',
    title: 'Over ons',
    status: 'published',
    document: heading('Een'),
  })
  const shown = async () => (await content.entry(page.id, anonymous))?.document
  expect(await shown()).toEqual(heading('Een'))
  const before = await shown()
  expect(await shown(), 'the same object, so that its props are read once').toBe(before)
  const documentId = page.documentId ?? 0
  await content.saveDraft(documentId, heading('Twee'))
  expect(await shown()).toEqual(heading('Een'))
  await content.publishDocument(documentId)
  expect(await shown()).toEqual(heading('Twee'))
})
