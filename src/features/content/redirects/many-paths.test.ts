import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { type ContentTest, createContentTest } from '../testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
})
afterAll(() => bench.close())

it('EDIT-07 finds the entries at many paths that visitors find at each', async () => {
  const { content } = bench
  const shown = { status: 'published' as const }
  const above = await content.addEntry({ type: 'page', title: 'Boven', ...shown })
  await content.addEntry({ type: 'page', title: 'Onder', parentId: above.id, ...shown })
  const post = await content.addEntry({ type: 'post', title: 'Bericht', ...shown })
  await content.addEntry({ type: 'post', title: 'Ontwerp' })
  const front = await content.addEntry({ type: 'page', title: 'Voor', ...shown })
  await content.changeSettings({ frontPageId: front.id })
  await content.changeEntry(post.id, { status: 'gone' })
  await content.addEntry({ type: 'post', title: 'Bericht', ...shown })
  const paths = [
    ...['/boven/', '/boven/onder/', '/onder/', '/nieuws/bericht/', '/nieuws/ontwerp/', '/voor/'],
    ...['/bericht/', '//', '/niets\0/', '/nieuws/'],
  ]
  const found = await content.entriesAt(paths)
  for (const path of paths) {
    const one = path.includes('\0') ? undefined : await content.find(path, anonymous)
    expect([path, found.get(path)]).toEqual([path, one?.kind === 'entry' ? one.entry.id : undefined])
  }
})

it('EDIT-07 tells where many redirects lead', async () => {
  const { content } = bench
  const seen = await content.addEntry({ type: 'post', title: 'Te zien', status: 'published' })
  const hidden = await content.addEntry({ type: 'post', title: 'Niet te zien' })
  await content.bringRedirects([
    { from: '/oud/', entryId: seen.id },
    { from: '/oud-ontwerp/', entryId: hidden.id },
    { from: '/oude-foto/', to: '/media/3/foto.jpg' },
  ])
  const targets = await content.redirectTargets(['/oud/', '/oud-ontwerp/', '/oude-foto/', '/niets/'])
  expect(Object.fromEntries(targets)).toEqual({
    '/oud/': { isSeen: true },
    '/oud-ontwerp/': { isSeen: false },
    '/oude-foto/': { to: '/media/3/foto.jpg' },
  })
})
