import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { category, createTestLibrary, editor, file, find, type TestLibrary, titles } from './testing.ts'

let bench: TestLibrary
beforeAll(async () => {
  bench = await createTestLibrary()
})
afterAll(() => bench.close())

it('RUN-01 demo files go; staff’s files, what staff replaced, and the categories above them stay', async () => {
  const { library, storage } = bench
  const demoCategory = async (name: string, parentId?: number) => {
    const added = await library.addCategory({ name, parentId, demo: true })
    if (!added.ok) throw new Error(added.code)
    return added.value.id
  }
  const top = await demoCategory('Demo')
  const used = await demoCategory('Gebruikt', top)
  await demoCategory('Leeg', top)
  const below = await demoCategory('Erboven', top)
  await category(library, 'Van ons', below)
  await file(library, used, 'Weg', { demo: true })
  await file(library, used, 'Van staf')
  const replaced = await file(library, used, 'Vervangen', { demo: true })
  await library.replaceContent(replaced, Readable.from(['nieuw']), { name: 'a.txt' })
  const versioned = await file(library, used, 'Met versie', { demo: true })
  await library.replaceContent(versioned, Readable.from(['twee']), { name: 'a.txt', demo: true })
  await library.addRemoteFile({
    ...{ categoryId: used, title: 'Elders', url: 'https://voorbeeld.nl/', published: true, demo: true },
  })

  expect(await library.removeDemo()).toEqual({ files: 3, categories: 1 })

  expect(titles(await find(library, `catid=${top}`, editor))).toEqual(['Van staf', 'Vervangen'])
  expect((await library.categoryTree()).map(({ name }) => name).sort()).toEqual([
    'Demo',
    'Erboven',
    'Gebruikt',
    'Van ons',
  ])
  const kept: string[] = []
  for await (const key of storage.list('library')) kept.push(key)
  expect(kept).toHaveLength(3)
  expect(bench.published).toContain('*')
  expect(await library.removeDemo()).toEqual({ files: 0, categories: 0 })
})

it('LIB-22 a file may come with the downloads it had elsewhere', async () => {
  const id = await category(bench.library, 'Elders geteld')
  await file(bench.library, id, 'Geliefd', { hits: 41 })
  const [row] = (await find(bench.library, `catid=${id}`)).rows
  expect(row?.inside?.hits).toBe(41)
})
