import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { anonymous } from '../../../../kernel/viewer.ts'
import { type ContentTest, createContentTest, staff } from '../../testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

it('EDIT-07 adds drafts at once, each at an address of its own', async () => {
  const { content } = bench
  await content.addEntry({ type: 'post', title: 'Feest', slug: 'feest', status: 'published' })
  const ids = await content.addDrafts('post', [
    { id: 5_000, title: ' Feest ', slug: 'feest' },
    { title: 'Feest', slug: 'Feest' },
    { title: 'Feest van toen', slug: 'feest-van-toen' },
    { title: 'Zonder', slug: '' },
  ])
  expect(ids[0]).toBe(5_000)
  const addresses = await content.addressesOf(ids)
  expect(ids.map((id) => addresses.get(id))).toEqual([
    '/nieuws/feest-2/',
    '/nieuws/feest-3/',
    '/nieuws/feest-van-toen/',
    '/nieuws/post/',
  ])
  expect(await content.find('/nieuws/feest-2/', anonymous)).toBeUndefined()
  expect(await content.entry(5_000, staff)).toMatchObject({ title: 'Feest', status: 'draft' })
  await expect(content.addDrafts('post', [{ id: 5_000, title: 'Weer', slug: 'weer' }])).rejects.toThrow()
})

it('EDIT-07 changes entries at once as it changes each of them', async () => {
  const { content } = bench
  const term = await content.addTerm({ taxonomy: 'onderwerp', name: 'Dorp' })
  const other = await content.addTerm({ taxonomy: 'onderwerp', name: 'Dorp', parentId: term.id })
  const later = new Date(bench.now.getTime() + 86_400_000)
  const changes = [
    { title: 'Nieuw', status: 'published' as const, termIds: [other.id], body: '<p onclick="x()">Tekst</p>' },
    { status: 'published' as const, publishedAt: later, fields: { commentsClosed: true } },
    { document: { root: { props: {} }, content: [] }, excerpt: 'Kort' },
  ]
  const page = await content.addEntry({ type: 'page', title: 'Bladzijde' })
  const secondPage = await content.addEntry({ type: 'page', title: 'Bladzijde' })
  const one = [...(await content.addDrafts('post', [draft('een'), draft('twee')])), page.id]
  const many = [...(await content.addDrafts('post', [draft('drie'), draft('vier')])), secondPage.id]
  for (const [at, id] of one.entries()) await content.changeEntry(id, changes[at] ?? {})
  const sent = vi.spyOn(bench.jobs, 'send')
  bench.published.length = 0
  const addresses = await content.changeEntries(many.map((id, at) => ({ id, change: changes[at] ?? {} })))
  expect(sent).toHaveBeenCalledTimes(1)
  sent.mockRestore()
  expect(bench.published).toEqual(
    expect.arrayContaining([`entry:${many[0]}`, 'list:post', 'list:onderwerp:dorp']),
  )
  for (const [at, id] of many.entries()) {
    const { id: _, url, slug: __, documentId: ___, ...changed } = await seen(id)
    expect(addresses.get(id)).toBe(url)
    expect(changed).toEqual(await seen(one[at] ?? 0).then(({ id, url, slug, documentId, ...rest }) => rest))
  }
  expect((await seen(many[0] ?? 0)).body).toBe('<p>Tekst</p>')
})

it('EDIT-07 leaves entries out that are gone or were never there', async () => {
  const { content } = bench
  const [id = 0] = await content.addDrafts('post', [draft('weg')])
  await content.changeEntry(id, { status: 'gone' })
  const done = await content.changeEntries([
    { id, change: { title: 'Terug', status: 'published' } },
    { id: 999_999, change: { title: 'Niets' } },
  ])
  expect(done.size).toBe(0)
  expect(await content.find('/nieuws/weg/', anonymous)).toMatchObject({ kind: 'gone' })
})

const draft = (slug: string) => ({ title: 'Oud', slug })

async function seen(id: number) {
  const entry = await bench.content.entry(id, staff)
  if (!entry) throw new Error(`there is no entry ${id}`)
  return entry
}
