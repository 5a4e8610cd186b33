import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { downloadPath } from '../addresses.ts'
import { makeZip } from '../extract/testing/make-zip.ts'
import {
  category,
  createTestLibrary,
  editor,
  file,
  find,
  readAll,
  type TestLibrary,
  titles,
} from '../testing.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const emptyZip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

let test: TestLibrary
let folder: number

beforeAll(async () => {
  test = await createTestLibrary()
  folder = await category(test.library, 'Folder & map')
})

afterAll(() => test.close())

const add = (name: string, contents: Buffer | string) =>
  test.library.addFile(Readable.from([Buffer.from(contents)]), { categoryId: folder, name, published: true })

async function keys() {
  const all: string[] = []
  for await (const key of test.storage.list('library')) all.push(key)
  return all.sort()
}

async function opened(id: number) {
  const result = await test.library.open(anonymous, id)
  if (!result.ok || result.value.kind !== 'stored') throw new Error('not opened')
  return result.value
}

describe('adding a file', () => {
  it('stores the contents of a file to the byte, with size, checksum and type', async () => {
    const contents = 'Regel over de toren.\n'.repeat(500)
    const id = await file(test.library, folder, 'Toren', { contents })
    const content = await opened(id)
    expect(await readAll(await content.read())).toBe(contents)
    expect(content).toMatchObject({
      size: contents.length,
      mime: 'text/plain',
      inlineMime: 'text/plain; charset=utf-8',
      fileName: 'Toren.txt',
    })
    const { rows } = await test.handle.pool.query('select * from library_contents where file_id = $1', [id])
    expect(Number(rows[0].crc32)).toBe(crc32(contents))
    const deflated = await buffer(await test.storage.read(rows[0].deflated_key))
    expect(deflated.length).toBe(Number(rows[0].deflated_size))
    expect(inflateRawSync(deflated).toString()).toBe(contents)
  })

  it('LIB-21 makes a title from the name, and expires the pages that list files', async () => {
    test.published.length = 0
    const added = await add('C:\\scans\\Jaar_verslag 2024.final.pdf', pdf)
    if (!added.ok) throw new Error(added.code)
    const row = await test.library.file(anonymous, added.value.id)
    expect(row).toMatchObject({
      title: 'Jaar verslag 2024.final',
      extension: 'pdf',
      slug: 'jaar-verslag-2024-final',
    })
    expect(test.published).toEqual([`file:${added.value.id}`, 'list:files'])
    expect(row && downloadPath(row)).toBe(
      `/download/${folder}/folder-map/${added.value.id}/jaar-verslag-2024-final.pdf`,
    )
  })

  it.each([
    ['a program by its name', 'virus.exe', 'MZ', 'program'],
    [
      'a program by its contents',
      'brief.doc',
      Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
      'program',
    ],
    ['a program behind a second extension', 'foto.jpg.exe', png, 'program'],
    [
      'a page that calls itself a picture',
      'foto.jpg',
      '<html><script>alert(1)</script></html>',
      'wrong-type',
    ],
    ['a PDF that calls itself a picture', 'foto.png', pdf, 'wrong-type'],
    ['a PDF that calls itself text', 'a.txt', pdf, 'wrong-type'],
    ['a picture with a zip behind it', 'foto.png', Buffer.concat([png, emptyZip]), 'two-types'],
    ['a PDF with a zip behind it', 'boek.pdf', Buffer.concat([pdf, emptyZip]), 'two-types'],
    ['a picture with a PDF in its head', 'a.png', Buffer.concat([png, pdf]), 'two-types'],
    ['a picture with a script in its head', 'a.gif', 'GIF89a/*<script>alert(1)</script>*/', 'two-types'],
    ['nothing at all', 'leeg.txt', '', 'empty'],
  ])('abuse 14: refuses %s and stores nothing', async (_, name, contents, code) => {
    const before = await keys()
    expect(await add(name, contents)).toMatchObject({ ok: false, code })
    expect(await keys()).toEqual(before)
  })

  const zipOf = (...names: string[]) => makeZip(names.map((name) => ({ name, contents: pdf, stored: true })))
  const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)])
  const farTables = (head: string, offset: number[]) =>
    Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(offset), Buffer.alloc(100_000)])

  it.each<[string, string, string | Buffer]>([
    ['a TIFF whose tables come after its pixels', 'kaart.tif', farTables('II*\0', [0, 0, 1, 0])],
    ['a TIFF in the other byte order', 'kaart.tiff', farTables('MM\0*', [0, 1, 0, 0])],
    ['a TIFF of more than 4 GB', 'kaart.tif', farTables('II+\0', [8, 0, 0, 0, 0, 0, 1, 0])],
    ['a zip of one PDF', 'verslag.zip', zipOf('verslag.pdf')],
    ...['xlsb', 'vsdx', 'pages', 'numbers', 'key', 'sxw', 'odb', 'mwb'].map(
      (extension): [string, string, Buffer] => [
        `a zip that is called .${extension}`,
        `a.${extension}`,
        zipOf('a.xml'),
      ],
    ),
    ['a Word file with a password', 'geheim.docx', compound],
    ['a sheet with a password', 'geheim.xlsx', compound],
    ['a PDF with some bytes before it', 'scan.pdf', Buffer.concat([Buffer.from('\n\0\0scanner\n'), pdf])],
    ['a text that begins as a bitmap', 'notulen.txt', 'BM is de afkorting van Beheer en Middelen.'],
    ['a text that begins as a program', 'notulen.txt', 'MZ, notulist, opent.'],
  ])('LIB-21 accepts %s', async (_, name, contents) => {
    expect(await add(name, contents)).toMatchObject({ ok: true })
  })

  it.each([
    ['a page before a PDF', 'a.pdf', Buffer.concat([Buffer.from('<html><script>x()</script>'), pdf])],
    ['a PDF before the first member of a zip', 'a.zip', zipOf('%PDF-1.4.txt')],
    ['a zip behind something of its own', 'a.xyz', Buffer.concat([Buffer.from('iets'), zipOf('a.xml')])],
  ])('abuse 14: still refuses %s', async (_, name, contents) => {
    expect(await add(name, contents)).toMatchObject({ ok: false, code: 'two-types' })
  })

  it('abuse 14: stores nothing of an upload that breaks off', async () => {
    const before = await keys()
    const broken = new Readable({
      read() {
        this.push('half')
        this.destroy(new Error('the visitor went away'))
      },
    })
    await expect(test.library.addFile(broken, { categoryId: folder, name: 'half.txt' })).rejects.toThrow(
      'went away',
    )
    expect(await keys()).toEqual(before)
  })

  it('abuse 14, abuse 15: accepts SVG and HTML as downloads that browsers never show', async () => {
    const svg = await add(
      'schelp.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    const html = await add('pagina.html', '<html><script>alert(1)</script></html>')
    const php = await add('pagina.php', '<?php system($_GET["c"]);')
    const script = await add('site.js', 'alert(1)')
    for (const added of [svg, html, php, script]) {
      if (!added.ok) throw new Error(added.code)
      const content = await opened(added.value.id)
      expect(content.inlineMime).toBeUndefined()
      expect(content.mime).toBe('application/octet-stream')
    }
    const previews = [svg, html, php, script].map(
      async (added) => added.ok && (await test.library.file(anonymous, added.value.id))?.inside?.preview,
    )
    expect(await Promise.all(previews)).toEqual(['drawn', 'words', 'none', 'none'])
  })

  it('abuse 15: makes a safe file name from a title', async () => {
    const id = await file(test.library, folder, '../..\\"evil\r\nSet-Cookie: a=b\u202Etxt.exe\0')
    const { fileName } = await opened(id)
    expect(fileName).not.toMatch(/[/\\"\r\n\0\u202e]/)
    expect(fileName).toMatch(/\.txt$/)
  })

  it('guesses the type of a file whose name has no extension', async () => {
    const copyright = await add('copyright', 'Auteursrecht bij de maker\n')
    const binary = await add('gegevens', Buffer.from([0, 1, 2, 255]))
    if (!copyright.ok || !binary.ok) throw new Error('not added')
    expect((await opened(copyright.value.id)).fileName).toBe('copyright.txt')
    expect((await opened(binary.value.id)).mime).toBe('application/octet-stream')
  })
})

describe('a file that changes', () => {
  it('keeps the address and the earlier contents of a file, which can be restored', async () => {
    const id = await file(test.library, folder, 'Plattegrond', { contents: 'eerste', version: '1' })
    const before = await opened(id)
    const replaced = await test.library.replaceContent(id, Readable.from(['tweede']), {
      name: 'p.txt',
      version: '2',
    })
    expect(replaced.ok).toBe(true)
    const after = await opened(id)
    expect(await readAll(await after.read())).toBe('tweede')
    expect(after.etag).not.toBe(before.etag)
    const versions = await test.library.versions(id)
    expect(versions.map(({ current, version }) => [current, version])).toEqual([
      [true, '2'],
      [false, '1'],
    ])
    await test.library.restoreVersion(id, versions[1]?.id ?? 0)
    expect(await readAll(await (await opened(id)).read())).toBe('eerste')
    expect((await test.library.file(anonymous, id))?.inside?.version).toBe('1')
  })

  it('EDIT-06 changes only the properties that the change names', async () => {
    const id = await file(test.library, folder, 'Oud', {
      description: 'blijft',
      tags: ['Een', 'een ', 'Twee'],
    })
    await test.library.changeFile(id, { title: 'Nieuw', tags: ['Drie'], productId: 12 })
    expect(await test.library.file(anonymous, id)).toMatchObject({
      title: 'Nieuw',
      slug: 'oud',
      productId: 12,
      inside: { description: 'blijft', tags: [{ name: 'Drie', slug: 'drie' }] },
    })
    expect(await test.library.changeFile(id, { title: ' \0 ' })).toMatchObject({ code: 'no-title' })
    expect(await test.library.changeFile(id, { categoryId: 999_999 })).toMatchObject({
      code: 'unknown-category',
    })
    expect(await test.library.changeFile(id, { remoteUrl: 'javascript:alert(1)' })).toMatchObject({
      code: 'bad-address',
    })
    expect(await test.library.changeFile(999_999, { title: 'x' })).toMatchObject({ code: 'missing' })
  })

  it('LIB-17 abuse 16: shows custom fields, but no address that runs a script', async () => {
    const id = await file(test.library, folder, 'Velden', {
      customFields: [
        { type: 'text', label: 'Jaargang', value: '12' },
        { type: 'url', label: 'Bron', value: 'https://example.org/x' },
        { type: 'url', label: 'Kwaad', value: 'javascript:alert(1)' },
      ],
    })
    const fields = (await test.library.file(anonymous, id))?.inside?.customFields
    expect(fields?.map(({ label }) => label)).toEqual(['Jaargang', 'Bron'])
  })

  it('leaves nothing in the storage of a file that is deleted', async () => {
    const before = await keys()
    const id = await file(test.library, folder, 'Weg', { contents: 'regel\n'.repeat(900) })
    expect((await keys()).length).toBe(before.length + 2)
    await test.library.deleteFiles([id])
    expect(await keys()).toEqual(before)
    expect(await test.library.open(anonymous, id)).toMatchObject({ code: 'missing' })
  })
})

describe('LIB-22 downloads', () => {
  it('counts a download once, however many ranges it is sent in', async () => {
    const id = await file(test.library, folder, 'Geteld', { contents: '0123456789' })
    const content = await opened(id)
    expect(await readAll(await content.read({ start: 2, end: 4 }))).toBe('234')
    await content.begin({ start: 0, end: 4 })
    await content.begin({ start: 5, end: 9 })
    await content.begin()
    expect((await test.library.file(anonymous, id))?.inside?.hits).toBe(2)
  })

  it('redirects to a remote file, and puts none in a zip', async () => {
    const added = await test.library.addRemoteFile({
      categoryId: folder,
      title: 'Elders',
      url: 'https://example.org/boek.pdf',
      published: true,
    })
    if (!added.ok) throw new Error(added.code)
    expect(added.value.id).toMatch(/^r\d+$/)
    const id = Number(String(added.value.id).slice(1))
    expect(await test.library.open(anonymous, id)).toMatchObject({
      value: { kind: 'remote', url: 'https://example.org/boek.pdf' },
    })
    expect(
      await test.library.prepareZip(anonymous, { kind: 'within', category: folder, files: [id] }),
    ).toMatchObject({ code: 'nothing' })
  })
})

describe('LIB-20 the files of a category', () => {
  it('lists the files of a category by title, with those hidden from search and without drafts', async () => {
    const id = await category(test.library, 'Lijst')
    for (const title of ['Deel 10', 'Deel 9']) await file(test.library, id, title)
    await file(test.library, id, 'Deel 11', { hidden: true })
    await file(test.library, id, 'Deel 12', { published: false })
    const list = await test.library.filesOfCategory(anonymous, id, { page: 9, limit: 2 })
    expect(list).toMatchObject({ total: 3, page: 2, pages: 2, rows: [{ title: 'Deel 11' }] })
    const first = await test.library.filesOfCategory(anonymous, id, { page: 1, limit: 2 })
    expect(first.rows.map(({ title }) => title)).toEqual(['Deel 9', 'Deel 10'])
  })
})

describe('the text inside', () => {
  it('LIB-23 finds a word in the text and shows the text around it, although another file is broken', async () => {
    await test.jobs.start()
    const broken = await add('kapot.pdf', pdf)
    await file(test.library, folder, 'Verslag', {
      contents: `${'Aanhef. '.repeat(60)}De pelgrims trokken naar Compostela. ${'Slot. '.repeat(60)}`,
    })
    const found = () => find(test.library, 'q=pelgrim')
    await expect.poll(async () => titles(await found())).toEqual(['Verslag'])
    const excerpt = (await found()).rows[0]?.excerpt ?? []
    expect(excerpt.filter(({ hit }) => hit)).toEqual([{ text: 'pelgrims', hit: true }])
    expect(excerpt.map(({ text }) => text).join('').length).toBeLessThan(260)
    if (!broken.ok) throw new Error(broken.code)
    await expect
      .poll(async () => {
        const { rows } = await test.handle.pool.query(
          'select extraction from library_contents where file_id = $1',
          [broken.value.id],
        )
        return rows[0].extraction
      })
      .not.toBe('pending')
  })

  it('finds the text of a locked file for staff only', async () => {
    const id = await file(test.library, folder, 'Dagboek', { contents: 'Op tafel stond een kandelaar.' })
    await test.library.changeLock({ file: id }, { password: 'x' })
    const staff = () => find(test.library, 'q=kandelaar', editor)
    await expect.poll(async () => titles(await staff())).toEqual(['Dagboek'])
    expect((await find(test.library, 'q=kandelaar')).total).toBe(0)
  })
})
