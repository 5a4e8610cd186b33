import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ok } from '../../kernel/result.ts'
import { comingFrom } from '../../platform/provenance.ts'
import { createTrash } from '../../platform/revisions/trash.ts'
import { category, createTestLibrary, editor, file, find, type TestLibrary, titles } from './testing.ts'

let bench: TestLibrary
beforeAll(async () => {
  bench = await createTestLibrary()
})
afterAll(() => bench.close())

const fromDemo = <Value>(act: () => Promise<Value>) => comingFrom('demo', act)

it('RUN-01 removes demo files, but keeps files of staff, those that staff replaced, and their categories', async () => {
  const { library, storage } = bench
  const demoCategory = (name: string, parentId?: number) => fromDemo(() => category(library, name, parentId))
  const top = await demoCategory('Demo')
  const used = await demoCategory('Gebruikt', top)
  await demoCategory('Leeg', top)
  const below = await demoCategory('Erboven', top)
  await category(library, 'Van ons', below)
  await fromDemo(() => file(library, used, 'Weg'))
  await file(library, used, 'Van staf')
  const replaced = await fromDemo(() => file(library, used, 'Vervangen'))
  await library.replaceContent(replaced, Readable.from(['nieuw']), { name: 'a.txt' })
  const versioned = await fromDemo(() => file(library, used, 'Met versie'))
  await fromDemo(() => library.replaceContent(versioned, Readable.from(['twee']), { name: 'a.txt' }))
  await fromDemo(() =>
    library.addRemoteFile({
      categoryId: used,
      title: 'Elders',
      url: 'https://voorbeeld.nl/',
      published: true,
    }),
  )

  expect(await library.takeOut('demo')).toEqual({ files: 3, categories: 1 })

  expect(titles(await find(library, `catid=${top}`, editor))).toEqual(['Van staf', 'Vervangen'])
  expect((await library.categoryTree()).map(({ name }) => name).sort()).toEqual([
    'Demo',
    'Erboven',
    'Gebruikt',
    'Van ons',
  ])
  const keys: string[] = []
  for await (const key of storage.list('library')) keys.push(key)
  expect(keys).toHaveLength(3)
  expect(bench.published).toContain('*')
  expect(await library.takeOut('demo')).toEqual({ files: 0, categories: 0 })
})

it('LIB-22 adds a file with the downloads that it had on another site', async () => {
  const id = await category(bench.library, 'Elders geteld')
  await file(bench.library, id, 'Geliefd', { hits: 41 })
  const [row] = (await find(bench.library, `catid=${id}`)).rows
  expect(row?.inside?.hits).toBe(41)
})

it('RUN-01 leaves a demo file in the trash, and removes it after it was restored', async () => {
  const { library, handle } = bench
  const trash = createTrash(handle.db, () => bench.now)
  const folder = await category(library, 'Prullenbak')
  const id = await fromDemo(() => file(library, folder, 'Weggegooid'))
  const thing = { resource: 'files', rowId: String(id), title: 'Weggegooid', by: '1' }
  const { trashId } = await trash.throwAway(thing, async () => {
    await library.deleteFiles([id])
    return ok(undefined)
  })
  expect(await library.takeOut('demo')).toMatchObject({ files: 0 })
  expect(await trash.bringBack(trashId)).toMatchObject({ ok: true })
  expect(titles(await find(library, `catid=${folder}`, editor))).toEqual(['Weggegooid'])
  expect(await library.takeOut('demo')).toMatchObject({ files: 1 })
})
