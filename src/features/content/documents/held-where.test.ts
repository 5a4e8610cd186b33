import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentData } from '../../../kernel/document.ts'
import { type ContentTest, createContentTest } from '../testing.ts'
import { block, saying } from './testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

const holding = (value: unknown): DocumentData => ({
  root: { props: {} },
  content: [block('box', { children: [block('file', { wpfd_file_id: value })] })],
})

async function page(title: string, document?: DocumentData, body = ''): Promise<number> {
  return (await bench.content.addEntry({ type: 'page', title, status: 'published', document, body })).id
}

const link = '/download/\\d+/[^/"]*/12/'
const heldWhere = () => bench.content.heldWhere({ field: 'wpfd_file_id', value: 12, link })

it('EDIT-03 tells on which pages something stands: in a widget, in a draft, in a link', async () => {
  await page('tekst', holding('12'))
  await page('getal', holding(12))
  await page('ander', holding('120'))
  const draft = await page('ontwerp', saying('niets'))
  const linked = await page('link', undefined, '<p><a href="/download/3/map/12/verslag.pdf">verslag</a></p>')
  await page('bijna', undefined, '<p><a href="/download/12/map/3/verslag.pdf">verslag</a></p>')
  const inWidget = saying('<a href="https://schelp.example/download/3/map/12/verslag.pdf">verslag</a>')
  await page('in een tekst', inWidget)
  const entry = await bench.content.staffEntry(draft)
  await bench.content.saveDraft(entry?.documentId ?? 0, holding('12'))

  const held = await heldWhere()
  const { documents } = await bench.content.listDocuments({ ids: held.documentIds })
  expect(documents.map(({ title }) => title).sort()).toEqual(['getal', 'in een tekst', 'ontwerp', 'tekst'])
  expect(held.entryIds).toEqual([linked])
})

it('EDIT-03 leaves out a page that is gone', async () => {
  const gone = await page('weg', holding('12'))
  const before = (await heldWhere()).documentIds.length
  await bench.content.deleteEntry(gone)
  expect((await heldWhere()).documentIds.length).toBe(before - 1)
})
