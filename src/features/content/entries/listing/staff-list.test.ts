import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Content, StaffEntryQuery } from '../../index.ts'
import { type ContentTest, createContentTest } from '../../testing.ts'

let bench: ContentTest
let content: Content
beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
})
afterAll(() => bench.close())

const titles = async (query: StaffEntryQuery) =>
  (await content.staffEntries(query)).entries.map(({ title }) => title)

it('EDIT-05 lists entries of every state, and deleted ones only with their filter', async () => {
  const at = (days: number) => new Date(bench.now.getTime() + days * 86_400_000)
  await content.addEntry({ type: 'post', title: 'Klad' })
  await content.addEntry({ type: 'post', title: 'Oud', status: 'published', publishedAt: at(-9) })
  await content.addEntry({ type: 'page', title: 'Straks', status: 'published', publishedAt: at(9) })
  const gone = await content.addEntry({ type: 'post', title: 'Weg', status: 'published' })
  await content.deleteEntry(gone.id)
  const sorted = (query: StaffEntryQuery) => titles({ sort: 'title', ...query })
  expect(await sorted({})).toEqual(['Klad', 'Oud', 'Straks'])
  expect(await sorted({ types: ['post'] })).toEqual(['Klad', 'Oud'])
  expect(await sorted({ status: 'scheduled' })).toEqual(['Straks'])
  expect(await sorted({ status: 'gone' })).toEqual(['Weg'])
  expect(await titles({ sort: 'publishedAt', descending: true })).toEqual(['Klad', 'Straks', 'Oud'])
})

it('EDIT-05 finds parts of words in titles, and whole words in texts', async () => {
  await content.addEntry({
    type: 'jacobalia',
    title: 'Sint-Jacobskerk',
    body: '<p>Een gewelf van tufsteen</p>',
  })
  expect(await titles({ words: 'cobsk' })).toEqual(['Sint-Jacobskerk'])
  expect(await titles({ words: 'tufsteen' })).toEqual(['Sint-Jacobskerk'])
  expect(await titles({ words: '_' })).toEqual([])
  expect(await titles({ words: 'a\0b' })).toEqual([])
})

it('EDIT-05 lists the redirects of old addresses, and deletes them', async () => {
  const entry = await content.addEntry({ type: 'post', title: 'Verhuisd', status: 'published' })
  await content.changeEntry(entry.id, { slug: 'nieuw-huis' })
  await content.addRedirect('/elders', 'https://schelp.example/')
  expect(await content.redirects()).toEqual([
    { from: '/elders/', to: 'https://schelp.example/' },
    { from: '/nieuws/verhuisd/', to: '/nieuws/nieuw-huis/', entryId: entry.id },
  ])
  await content.deleteRedirect('/elders/')
  expect(await content.redirects()).toHaveLength(1)
})
