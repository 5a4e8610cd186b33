import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { category, createTestLibrary, customer, file, type TestLibrary } from '../testing.ts'
import type { OpenZip } from './open-zip.ts'

const dayMs = 86_400_000

let test: TestLibrary
let reports: number
let below: number
let elsewhere: number
let first: number
let twin: number
let deep: number
let other: number

beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  reports = await category(library, 'Verslagen')
  below = await category(library, 'Oud', reports)
  elsewhere = await category(library, 'Elders')
  first = await file(library, reports, 'Verslag', {
    contents: 'Het bestuur vergaderde.\n'.repeat(400),
    maker: 'J. de Vries',
    licence: 'CC BY 4.0',
    source: 'Eigen archief',
  })
  twin = await file(library, reports, 'Verslag', { contents: randomBytes(3_000), name: 'a.dat' })
  deep = await file(library, below, 'Verslag', { contents: 'kort' })
  other = await file(library, elsewhere, 'Kaart')
})

afterAll(() => test.close())

const prepare = (files: number[], viewer: Viewer = anonymous, within = reports) =>
  test.library.prepareZip(viewer, { kind: 'within', category: within, files })

async function hashOf(files: number[], viewer: Viewer = anonymous, within = reports): Promise<string> {
  const prepared = await prepare(files, viewer, within)
  if (!prepared.ok) throw new Error(prepared.code)
  return prepared.value.hash
}

async function openZip(hash: string, viewer: Viewer = anonymous): Promise<OpenZip> {
  const zip = await test.library.openZip(viewer, hash, 'Mijn / selectie')
  if (!zip.ok) throw new Error(zip.code)
  return zip.value
}

/** The files that another program reads in a zip. */
const unpack = (zip: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const contents = new Map<string, Buffer>()
    fromBuffer(zip, { lazyEntries: true }, (error, archive) => {
      if (error) return reject(error)
      archive.on('error', reject)
      archive.on('end', () => resolve(contents))
      archive.on('entry', (entry) => {
        archive.openReadStream(entry, async (problem, stream) => {
          if (problem) return reject(problem)
          contents.set(entry.fileName, await buffer(stream))
          archive.readEntry()
        })
      })
      archive.readEntry()
    })
  })

describe('LIB-24 a zip', () => {
  it('LIB-14 contains the selection, with different names, and a list of the files', async () => {
    const zip = await openZip(await hashOf([first, twin, deep]))
    const bytes = await buffer(zip.stream())
    expect(bytes.length).toBe(zip.length)
    expect(zip.fileName).toBe('Mijn - selectie.zip')
    const contents = await unpack(bytes)
    expect([...contents.keys()]).toEqual(['inhoud.txt', 'Verslag.txt', 'Verslag.dat', 'Verslag (2).txt'])
    expect(contents.get('Verslag.txt')?.toString()).toBe('Het bestuur vergaderde.\n'.repeat(400))
    const list = contents.get('inhoud.txt')?.toString() ?? ''
    for (const part of [
      'Verslag (2).txt',
      'J. de Vries',
      'CC BY 4.0',
      'Eigen archief',
      `https://schelp.example/download/${reports}/verslagen/${first}/verslag.txt`,
    ]) {
      expect(list).toContain(part)
    }
  })

  it('abuse 12: sends the same bytes to two readers, and when resumed halfway', async () => {
    const hash = await hashOf([first, twin, deep])
    const [one, two] = await Promise.all([openZip(hash), openZip(hash)])
    expect(one.etag).toBe(two.etag)
    const [whole, again] = await Promise.all([buffer(one.stream()), buffer(two.stream())])
    expect(again.equals(whole)).toBe(true)
    for (const at of [1, 40, 777, whole.length - 30]) {
      const start = await buffer(one.stream({ start: 0, end: at - 1 }))
      const rest = await buffer(two.stream({ start: at, end: one.length - 1 }))
      expect(Buffer.concat([start, rest]).equals(whole)).toBe(true)
    }
  })

  it('changes the ETag of the zip when a file in it changes', async () => {
    const id = await file(test.library, reports, 'Wisselend', { contents: 'een' })
    const hash = await hashOf([id])
    const before = await openZip(hash)
    await test.library.replaceContent(id, Readable.from(['twee']), { name: 'a.txt' })
    const after = await openZip(hash)
    expect(after.etag).not.toBe(before.etag)
    expect((await unpack(await buffer(after.stream()))).get('Wisselend.txt')?.toString()).toBe('twee')
  })

  it('counts one download of each file in the zip, also when it is resumed', async () => {
    const id = await file(test.library, reports, 'Geteld')
    const zip = await openZip(await hashOf([id]))
    await zip.begin()
    await zip.begin({ start: 5, end: zip.length - 1 })
    expect((await test.library.file(anonymous, id))?.inside?.hits).toBe(1)
  })

  it('keeps a zip for seven days, and shares it between equal selections', async () => {
    const hash = await hashOf([first, deep])
    expect(await hashOf([first, deep])).toBe(hash)
    expect(await hashOf([deep, first])).not.toBe(hash)
    const before = test.now
    test.now = new Date(before.getTime() + 7 * dayMs - 60_000)
    expect((await test.library.openZip(anonymous, hash, 'x')).ok).toBe(true)
    test.now = new Date(before.getTime() + 8 * dayMs)
    expect(await test.library.openZip(anonymous, hash, 'x')).toMatchObject({ code: 'unknown' })
    test.now = before
  })

  it('LIB-20 keeps the folders of a category in its zip, also those with equal or reserved names', async () => {
    const top = await category(test.library, 'Jaargangen')
    const year = await category(test.library, '1950', top)
    const twin = await category(test.library, '1950', top)
    const odd = await category(test.library, '../CON', year)
    for (const [id, title] of [
      [top, 'Verslag'],
      [year, 'Verslag'],
      [twin, 'Verslag'],
      [odd, 'Verslag'],
      [odd, 'verslag'],
    ] as const)
      await file(test.library, id, title)
    const prepared = await test.library.prepareZip(anonymous, { kind: 'category', category: top })
    if (!prepared.ok) throw new Error(prepared.code)
    const contents = await unpack(await buffer((await openZip(prepared.value.hash)).stream()))
    expect([...contents.keys()].sort()).toEqual(
      [
        '1950 (2)/Verslag.txt',
        '1950/_CON/Verslag.txt',
        '1950/_CON/verslag (2).txt',
        '1950/Verslag.txt',
        'Verslag.txt',
        'inhoud.txt',
      ].sort(),
    )
    expect(String(contents.get('inhoud.txt'))).toContain('1950 (2)/Verslag.txt')
  })

  it('packs a whole category with everything in it and below it', async () => {
    const all = await test.library.prepareZip(anonymous, { kind: 'category', category: below })
    if (!all.ok) throw new Error(all.code)
    expect([...(await unpack(await buffer((await openZip(all.value.hash)).stream()))).keys()]).toEqual([
      'inhoud.txt',
      'Verslag.txt',
    ])
    const empty = await category(test.library, 'Leeg')
    expect(await test.library.prepareZip(anonymous, { kind: 'category', category: empty })).toMatchObject({
      code: 'nothing',
    })
  })
})

describe('LIB-14 a selection', () => {
  it('accepts files of the categories below, and none of other categories', async () => {
    expect((await prepare([first, deep])).ok).toBe(true)
    expect(await prepare([first, other])).toMatchObject({ code: 'nothing' })
    expect(await prepare([first], anonymous, 999_999)).toMatchObject({ code: 'missing' })
    expect(await prepare([])).toMatchObject({ code: 'missing' })
    expect(await prepare([999_999])).toMatchObject({ code: 'nothing' })
  })

  it('WIRE-10 accepts files of several categories, each with the category that it is in', async () => {
    const across = (files: [number, number][]) =>
      test.library.prepareZip(anonymous, { kind: 'across', files: new Map(files) })
    expect(
      (
        await across([
          [first, reports],
          [other, elsewhere],
          [deep, reports],
        ])
      ).ok,
    ).toBe(true)
    expect(await across([[first, elsewhere]])).toMatchObject({ code: 'nothing' })
    expect(await across([])).toMatchObject({ code: 'missing' })
  })

  it('abuse 11: refuses drafts', async () => {
    const draft = await file(test.library, reports, 'Ontwerp', { published: false })
    expect(await prepare([first, draft])).toMatchObject({ code: 'nothing' })
  })

  it('abuse 13: refuses more than ten thousand files', async () => {
    const many = Array.from({ length: 10_001 }, (_, at) => at + 1)
    expect(await prepare(many)).toEqual({ ok: false, code: 'too-many', detail: { limit: 10_000 } })
  })

  it('abuse 13: gives files names that every system can unpack', async () => {
    const id = await file(test.library, elsewhere, '../../etc/passwd\r\n')
    const device = await file(test.library, elsewhere, 'CON')
    const names = [
      ...(
        await unpack(await buffer((await openZip(await hashOf([id, device], anonymous, elsewhere))).stream()))
      ).keys(),
    ]
    for (const name of names) expect(name).not.toMatch(/\/|\\|[\r\n]|^\.|^CON\./)
  })
})

describe('abuse 12: a hash', () => {
  it('makes hashes that cannot be guessed or enumerated', async () => {
    for (const hash of ['', '../../x', 'a'.repeat(32), '%', `${await hashOf([first])}x`, '\0'.repeat(32)]) {
      expect(await test.library.openZip(anonymous, hash, 'x')).toEqual({ ok: false, code: 'unknown' })
    }
    expect(await hashOf([first])).toMatch(/^[\w-]{32}$/)
  })

  it('abuse 11: opens no zip with a file that the viewer may not download any more', async () => {
    const id = await file(test.library, reports, 'Later op slot')
    const hash = await hashOf([id, first])
    await test.library.changeLock({ file: id }, { roles: ['customer'] })
    expect(await test.library.openZip(anonymous, hash, 'x')).toEqual({
      ok: false,
      code: 'locked',
      detail: { title: 'Later op slot' },
    })
    expect((await test.library.openZip(customer, hash, 'x')).ok).toBe(true)
    await test.library.changeFile(id, { published: false })
    expect(await test.library.openZip(customer, hash, 'x')).toEqual({ ok: false, code: 'withdrawn' })
  })
})
