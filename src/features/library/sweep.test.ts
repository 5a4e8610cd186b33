import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { sweepJob } from './sweep.ts'
import { category, createTestLibrary, file, readAll, type TestLibrary } from './testing.ts'

let test: TestLibrary

beforeAll(async () => {
  test = await createTestLibrary()
  await test.jobs.start()
})

afterAll(() => test.close())

const count = async (query: string) => Number((await test.handle.pool.query(query)).rows[0].count)

it('abuse 21: deletes what a killed program left behind, and nothing else', async () => {
  const { library, storage } = test
  const folder = await category(library, 'Map')
  const fileId = await file(library, folder, 'Blijft', { contents: 'regel\n'.repeat(900) })
  const gone = await file(library, folder, 'Verdwijnwoord')
  await library.deleteFiles([gone])
  const zip = await library.prepareZip(anonymous, { kind: 'within', category: folder, files: [fileId] })
  expect(zip.ok).toBe(true)
  const today = test.now.toISOString().slice(0, 10).replaceAll('-', '')
  const [orphan, copy, arriving] = [
    'library/20200101/oud',
    'library/20200101/oud.deflate',
    `library/${today}/nieuw`,
  ]
  for (const key of [orphan, copy, arriving]) await storage.put(key, Buffer.from('x'))
  for (const days of [7, 9])
    await library.grantFile(fileId, new Date(test.now.getTime() + days * 86_400_000), days)

  test.now = new Date(test.now.getTime() + 8 * 86_400_000)
  await storage.put('library/20990101/straks', Buffer.from('x'))
  await test.jobs.send(sweepJob, {})
  await expect.poll(() => count('select count(*) from library_zips')).toBe(0)
  await expect.poll(() => count('select count(*) from library_grants where request_id = 7')).toBe(0)
  expect(await count('select count(*) from library_grants')).toBe(1)
  await expect.poll(() => storage.size(orphan)).toBeUndefined()
  await expect.poll(() => storage.size(copy)).toBeUndefined()
  expect(await storage.size('library/20990101/straks')).toBe(1)
  expect(await count("select count(*) from library_title_words where word = 'verdwijnwoord'")).toBe(0)
  expect(await count("select count(*) from library_title_words where word = 'blijft'")).toBe(1)
  const opened = await library.open(anonymous, fileId)
  if (!opened.ok || opened.value.kind !== 'stored') throw new Error('not opened')
  expect((await readAll(await opened.value.read())).length).toBe(5400)
})

it('LIB-22 finds each night which contents are missing, and which were put back', async () => {
  const { library, storage, handle } = test
  const folder = await category(library, 'Kluis')
  const [gone, cut, copied] = [
    await file(library, folder, 'Weg', { contents: 'kort' }),
    await file(library, folder, 'Afgebroken', { contents: 'ook kort' }),
    await file(library, folder, 'Gezipt', { contents: 'regel\n'.repeat(900) }),
  ]
  const keyOf = async (id: number, column = 'storage_key') =>
    (await handle.pool.query(`select ${column} as key from library_contents where file_id = $1`, [id]))
      .rows[0].key
  await storage.delete(await keyOf(gone))
  await storage.put(await keyOf(cut), Buffer.from('ook'))
  await storage.delete(await keyOf(copied, 'deflated_key'))
  const lost = async () => {
    const { files } = await library.staffFiles({ state: 'lost', page: 1, perPage: 9 })
    return files.map(({ title }) => title)
  }
  const zip = (files: number[]) => library.prepareZip(anonymous, { kind: 'within', category: folder, files })

  expect(await zip([copied, cut])).toMatchObject({ code: 'lost', detail: { id: cut, title: 'Afgebroken' } })
  const whole = await zip([copied])
  const opened = await library.openZip(anonymous, whole.ok ? whole.value.hash : '', '')
  if (!opened.ok) throw new Error(opened.code)
  expect((await buffer(opened.value.stream())).length).toBe(opened.value.length)

  await test.jobs.send(sweepJob, {})
  await expect.poll(lost).toEqual(['Afgebroken', 'Weg'])
  await expect.poll(() => keyOf(copied, 'deflated_key')).toBeNull()
  await storage.put(await keyOf(gone), Buffer.from('kort'))
  await test.jobs.send(sweepJob, {})
  await expect.poll(lost).toEqual(['Afgebroken'])
})
