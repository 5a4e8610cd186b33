import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sweepJob } from '../sweep.ts'
import { category, createTestLibrary, editor, file, readAll, type TestLibrary } from '../testing.ts'
import { maxOpenUploads, maxUploadBytes } from './limits.ts'
import type { NewUpload } from './start-upload.ts'

let test: TestLibrary
let folder: number

beforeAll(async () => {
  test = await createTestLibrary()
  await test.jobs.start()
  folder = await category(test.library, 'Nieuw')
})
afterAll(() => test.close())

const ownerId = '7'
const bytes = (length: number) => Readable.from([Buffer.alloc(length, 'a')])

const start = (more: Partial<NewUpload> = {}) =>
  test.library.startUpload({
    ownerId,
    name: 'verslag.txt',
    size: 10,
    into: { categoryId: folder },
    published: true,
    ...more,
  })

async function begun(more: Partial<NewUpload> = {}): Promise<string> {
  const started = await start(more)
  if (!started.ok || started.value.kind !== 'open') throw new Error('not begun')
  return started.value.upload.id
}

const send = (id: string, offset: number, source: Readable) =>
  test.library.receivePart(ownerId, id, offset, source)

async function contentsOf(fileId: number): Promise<Buffer> {
  const opened = await test.library.open(editor, fileId)
  if (!opened.ok || opened.value.kind !== 'stored') throw new Error('not opened')
  return buffer(await opened.value.read())
}

/** Contents from a connection that breaks. */
async function* breaking(contents: Buffer): AsyncGenerator<Buffer> {
  yield contents
  throw new Error('aborted')
}

const stored = async (prefix: string) => {
  const keys: string[] = []
  for await (const key of test.storage.list(prefix)) keys.push(key)
  return keys.sort()
}

const digest = (contents: Buffer) => createHash('sha256').update(contents).digest('hex')

describe('LIB-21 an upload', () => {
  it('stores the same bytes after breaking off at every tenth and resuming', async () => {
    const contents = randomBytes(1_000_003)
    const id = await begun({ name: 'scan.bin', size: contents.length })
    let offset = 0
    for (let tenth = 1; tenth < 10; tenth += 1) {
      const end = Math.floor((contents.length * tenth) / 10)
      const answer = await send(id, offset, Readable.from(breaking(contents.subarray(offset, end))))
      offset = answer.ok ? answer.value.offset : -1
      expect(offset).toBe(end)
      expect((await test.library.findUpload(ownerId, id))?.offset).toBe(end)
    }
    const done = await send(id, offset, Readable.from([contents.subarray(offset)]))
    if (!done.ok || done.value.fileId === undefined) throw new Error('not done')
    expect(digest(await contentsOf(done.value.fileId))).toBe(digest(contents))
    expect(await stored('uploads')).toEqual([])
  })

  it('resumes an unfinished upload of the same file at its last byte', async () => {
    const modifiedAt = new Date('2020-05-01T10:00:00Z')
    const id = await begun({ name: 'later.txt', size: 8, modifiedAt })
    await send(id, 0, bytes(3))
    const again = await start({ name: 'later.txt', size: 8, modifiedAt })
    expect(again).toMatchObject({ ok: true, value: { kind: 'open', upload: { id, offset: 3 } } })
    const other = await start({ name: 'later.txt', size: 8, modifiedAt, ownerId: '8' })
    expect(other.ok && other.value.kind === 'open' && other.value.upload.id).not.toBe(id)
  })

  it('finishes an upload once, however often it is requested', async () => {
    const id = await begun({ name: 'eens.txt' })
    await send(id, 0, bytes(10))
    const again = await Promise.all([send(id, 10, bytes(0)), send(id, 10, bytes(0))])
    const fileIds = again.map((answer) => answer.ok && answer.value.fileId)
    expect(new Set(fileIds).size).toBe(1)
    const { files } = await test.library.staffFiles({ words: 'eens', page: 1, perPage: 10 })
    expect(files.map(({ title }) => title)).toEqual(['eens'])
  })

  it('finishes an upload once if two last pieces arrive at the same time', async () => {
    const id = await begun({ name: 'tegelijk.txt' })
    const both = await Promise.all([send(id, 0, bytes(10)), send(id, 0, bytes(10))])
    expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    const { total } = await test.library.staffFiles({ words: 'tegelijk', page: 1, perPage: 10 })
    expect(total).toBe(1)
  })

  it('LIB-21 answers that an upload is finished if another request finished it first', async () => {
    const id = await begun({ name: 'dubbel.txt' })
    const { read } = test.storage
    test.storage.read = () => Promise.reject(new Error('no route to the store'))
    await expect(send(id, 0, bytes(10))).rejects.toThrow('no route')
    // The slower request looks for the pieces after the quicker one has joined them.
    let quicker: Promise<unknown> | undefined
    test.storage.read = async (...args) => {
      if (!quicker) {
        test.storage.read = read
        quicker = send(id, 10, bytes(0))
        await quicker
      }
      return read(...args)
    }
    const slower = await send(id, 10, bytes(0))
    test.storage.read = read
    expect([slower, (await test.library.findUpload(ownerId, id))?.fileId]).toMatchObject([
      { ok: true, value: { fileId: expect.any(Number) } },
      expect.any(Number),
    ])
    expect(await quicker).toEqual(slower)
  })

  it('answers with the offset of an upload if a piece begins elsewhere', async () => {
    const id = await begun({ name: 'scheef.txt' })
    await send(id, 0, bytes(4))
    expect(await send(id, 6, bytes(4))).toMatchObject({ code: 'wrong-offset', detail: { offset: 4 } })
  })

  it('replaces the contents of a file at the same address, and keeps the earlier ones as a version', async () => {
    const { library } = test
    const id = await file(library, folder, 'Statuten', { contents: 'oude statuten' })
    const before = await library.staffFile(id)
    const upload = await begun({ into: { fileId: id }, name: 'anders.txt', size: 5 })
    await send(upload, 0, Readable.from([Buffer.from('nieuw')]))
    const after = await library.staffFile(id)
    expect(after?.url).toBe(before?.url)
    expect(await readAll(Readable.from([await contentsOf(id)]))).toBe('nieuw')
    const versions = await library.versions(id)
    expect(versions.map(({ current, size }) => [current, size])).toEqual([
      [true, 5],
      [false, 13],
    ])
    expect(versions[0]?.storedBy).toBe(ownerId)
  })

  it('makes categories from an uploaded folder, keeps dates, and adds nothing twice', async () => {
    const modifiedAt = new Date('1998-03-04T12:00:00Z')
    const map = await category(test.library, 'Archief')
    const send3 = async (name: string, contents = '0123456789') => {
      const path = `Jaarstukken/1998/${name}`
      const more = { name, path, modifiedAt, into: { categoryId: map }, size: contents.length }
      const started = await start(more)
      if (!started.ok) throw new Error(started.code)
      if (started.value.kind === 'unchanged') return 'unchanged'
      const done = await send(started.value.upload.id, 0, Readable.from([Buffer.from(contents)]))
      return done.ok ? done.value.fileId : done.code
    }
    const [first] = await Promise.all([send3('een.txt'), send3('twee.txt'), send3('drie.txt')])
    const made = (await test.library.staffCategories()).filter(({ name }) => /Jaarstukken|1998/.test(name))
    expect(made.map(({ name, files }) => [name, files])).toEqual([
      ['Jaarstukken', 0],
      ['1998', 3],
    ])
    expect((await test.library.staffFile(Number(first)))?.createdAt).toEqual(modifiedAt)
    expect(await send3('een.txt')).toBe('unchanged')
    expect(await send3('een.txt', 'andere inhoud')).toBe(first)
    expect((await test.library.staffCategories()).find(({ name }) => name === '1998')?.files).toBe(3)
  })
})

describe('abuse 14 an upload', () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(200)])
  const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])

  it.each([
    ['two types in one', 'foto.png', Buffer.concat([png, zipEnd]), 'two-types'],
    ['a picture that is none', 'foto.png', Buffer.from('<svg onload=alert(1)>'), 'wrong-type'],
    ['a program under another name', 'brief.pdf', Buffer.from('MZ'.padEnd(400, '\0')), 'program'],
    ['a double extension', 'foto.png.txt', Buffer.concat([png, zipEnd]), 'wrong-type'],
  ])('refuses %s and stores nothing', async (_, name, contents, code) => {
    const before = [await stored('library'), await stored('uploads')]
    const id = await begun({ name, size: contents.length })
    expect(await send(id, 0, Readable.from([contents]))).toMatchObject({ ok: false, code })
    expect(await test.library.findUpload(ownerId, id)).toBeUndefined()
    expect([await stored('library'), await stored('uploads')]).toEqual(before)
  })

  it('refuses a file that is empty, larger than the limit or called a program', async () => {
    expect(await start({ size: 0 })).toMatchObject({ code: 'empty' })
    expect(await start({ size: maxUploadBytes + 1 })).toMatchObject({ code: 'too-large' })
    expect(await start({ name: 'foto.jpg.exe' })).toMatchObject({ code: 'program' })
  })

  it('accepts an empty first piece, and refuses more bytes than announced', async () => {
    const id = await begun({ name: 'kort.txt', size: 6 })
    expect(await send(id, 0, bytes(0))).toMatchObject({ ok: true, value: { offset: 0 } })
    expect(await send(id, 0, bytes(7))).toMatchObject({ code: 'too-large' })
    expect(await send(id, 0, bytes(6))).toMatchObject({ ok: true, value: { offset: 6 } })
  })

  it.each(['../buiten/a.txt', 'a/../../b/a.txt', `${'diep/'.repeat(40)}a.txt`])(
    'refuses the path %s',
    async (path) => {
      expect(await start({ path, name: 'a.txt' })).toMatchObject({ code: 'bad-path' })
    },
  )

  it('keeps a name with line ends and right-to-left marks on one line (abuse 15)', async () => {
    const id = await begun({ name: 'verslag\r\nSet-Cookie: x=1\u0000.txt', size: 10 })
    const done = await send(id, 0, bytes(10))
    const made = done.ok ? await test.library.staffFile(done.value.fileId ?? 0) : undefined
    expect(made?.title).toBe('verslag Set-Cookie: x=1')
    const opened = await test.library.open(editor, made?.id ?? 0)
    expect(opened.ok && opened.value.kind === 'stored' && /[\r\n]/.test(opened.value.fileName)).toBe(false)
  })
})

it('abuse 22 refuses more uploads of one user than a folder needs', async () => {
  for (let at = 0; at < maxOpenUploads; at += 1) await begun({ ownerId: 'vloed', name: `${at}.txt` })
  expect(await start({ ownerId: 'vloed', name: 'nog een.txt' })).toMatchObject({ code: 'too-many' })
  expect((await start({ ownerId: 'vloed', name: '3.txt' })).ok).toBe(true)
})

it('EDIT-06 answers for an upload of another user as for one that does not exist', async () => {
  const id = await begun({ name: 'mijn.txt' })
  expect(await test.library.findUpload('8', id)).toBeUndefined()
  expect(await test.library.receivePart('8', id, 0, bytes(10))).toMatchObject({ code: 'missing' })
  expect(await test.library.dropUpload('8', id)).toMatchObject({ code: 'missing' })
  expect((await test.library.dropUpload(ownerId, id)).ok).toBe(true)
})

it('abuse 21 deletes abandoned uploads, and keeps those that continue', async () => {
  const left = await begun({ name: 'verlaten.txt' })
  await send(left, 0, bytes(4))
  await test.storage.put('uploads/20200101/wees', Buffer.from('x'))
  test.now = new Date(test.now.getTime() + 4 * 86_400_000)
  const going = await begun({ name: 'bezig.txt' })
  await send(going, 0, bytes(4))
  await test.jobs.send(sweepJob, {})
  await expect.poll(() => test.library.findUpload(ownerId, left)).toBeUndefined()
  await expect.poll(async () => (await stored('uploads')).length).toBe(1)
  const done = await send(going, 4, bytes(6))
  expect(done.ok && done.value.fileId).toBeTypeOf('number')
})
