import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createTestLibrary, find, readAll, type TestLibrary, titles } from '../testing.ts'

const march = new Date('2011-03-05T10:00:00Z')

let test: TestLibrary
let root: string
/** A different text in each test: a folder with the same files is the same folder, wherever it is. */
let letter: string

beforeAll(async () => {
  test = await createTestLibrary()
})

afterAll(() => test.close())

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schelp-import-'))
  root = join(folder, 'Archief_van_de_vereniging')
  await mkdir(join(root, 'Jaren', '1950'), { recursive: true })
  letter = `Geachte heer, wij schrijven u over ${randomUUID()}.`
  await put('Brief aan Wommels.txt', letter)
  await put('Jaren/1950/Notulen.txt', `De vergadering werd geopend. ${letter}`)
  return () => rm(folder, { recursive: true, force: true })
})

async function put(path: string, contents: string, date = march) {
  await writeFile(join(root, path), contents)
  await utimes(join(root, path), date, date)
}

async function run(options = {}) {
  const report = await test.library.importFolder(root, options)
  if (!report.ok) throw new Error(report.code)
  return report.value
}

const fileNamed = async (title: string) => {
  const found = await find(test.library, `q=${title}`)
  const row = found.rows.find((file) => file.title === title)
  if (typeof row?.id !== 'number') throw new Error('not found')
  return { ...row, id: row.id }
}

it('LIB-21, abuse 31: refuses a folder that may not be read, and changes nothing', async () => {
  await run()
  await chmod(join(root, '..'), 0o755)
  await chmod(root, 0)
  const isRoot = process.getuid?.() === 0
  // Root may read everything.
  if (isRoot) process.seteuid?.(4_321)
  try {
    expect(await test.library.importFolder(root)).toMatchObject({ ok: false, code: 'not-a-folder' })
  } finally {
    if (isRoot) process.seteuid?.(0)
    await chmod(root, 0o700)
  }
  expect(await run()).toMatchObject({ unchanged: 2, gone: [] })
})

it('makes categories from folders and published files from files, with their dates', async () => {
  const seen: number[] = []
  const report = await run({ onProgress: ({ done }: { done: number }) => seen.push(done) })
  expect(report).toEqual({
    added: 2,
    replaced: 0,
    unchanged: 0,
    categories: 3,
    renamed: [],
    gone: [],
    skipped: [],
    interrupted: false,
  })
  expect(seen.at(-1)).toBe(2)
  const tree = await test.library.categoryTree()
  expect(tree.map(({ name, level }) => [name, level]).slice(0, 3)).toEqual([
    ['Archief van de vereniging', 1],
    ['Jaren', 2],
    ['1950', 3],
  ])
  const row = await fileNamed('Notulen')
  expect(row).toMatchObject({ createdAt: march, updatedAt: march, category: { name: '1950' } })
})

it('adds nothing twice, replaces contents that changed, and keeps the address', async () => {
  await run()
  expect(await run()).toMatchObject({ added: 0, replaced: 0, unchanged: 2, categories: 0 })
  await put('Brief aan Wommels.txt', letter, new Date('2012-01-01'))
  expect(await run()).toMatchObject({ added: 0, replaced: 0, unchanged: 2 })
  await put('Brief aan Wommels.txt', 'Geachte mevrouw,', new Date('2013-01-01'))
  await put('Nieuw.txt', 'x')
  expect(await run()).toMatchObject({ added: 1, replaced: 1, unchanged: 1 })
  const { rows } = await test.handle.pool.query(
    "select row_id from platform_provenance where in_table = 'library_files' and key = $1",
    [join(root, 'Brief aan Wommels.txt')],
  )
  expect(rows).toHaveLength(1)
  const opened = await test.library.open(anonymous, Number(rows[0].row_id))
  if (!opened.ok || opened.value.kind !== 'stored') throw new Error('not opened')
  expect(await readAll(await opened.value.read())).toBe('Geachte mevrouw,')
})

it('abuse 14: reports bad files and imports the others; follows no symbolic link', async () => {
  await put('virus.exe', 'MZ')
  await put('foto.jpg', 'geen foto')
  await put('leeg.txt', '')
  await put('.DS_Store', 'x')
  await symlink('/etc/passwd', join(root, 'wachtwoorden.txt'))
  await symlink('/etc', join(root, 'map'))
  execFileSync('mkfifo', [join(root, 'pijp.txt')])
  const report = await run()
  expect(report.added).toBe(2)
  expect(report.skipped.map(({ path, reason }) => [path.slice(root.length + 1), reason]).sort()).toEqual([
    ['foto.jpg', 'wrong-type'],
    ['leeg.txt', 'empty'],
    ['map', 'symlink'],
    ['pijp.txt', 'not-a-file'],
    ['virus.exe', 'program'],
    ['wachtwoorden.txt', 'symlink'],
  ])
  expect(titles(await find(test.library, 'q=wachtwoorden'))).toEqual([])
})

it('LIB-21 reports the same in a dry run, which changes nothing', async () => {
  await put('virus.exe', 'MZ')
  await put('foto.jpg', 'geen foto')
  const titlesBefore = titles(await find(test.library, 'q=Notulen'))
  const dry = await run({ dryRun: true })
  expect(titles(await find(test.library, 'q=Notulen'))).toEqual(titlesBefore)
  expect(await test.library.leftFiles({ words: root, page: 1, perPage: 10 })).toMatchObject({ total: 0 })
  const real = await run()
  expect({ ...dry, skipped: sorted(dry.skipped) }).toEqual({ ...real, skipped: sorted(real.skipped) })
  expect(await run({ dryRun: true })).toMatchObject({ added: 0, replaced: 0, unchanged: 2, categories: 0 })
})

const sorted = (left: readonly { path: string }[]) => left.toSorted((a, b) => (a.path < b.path ? -1 : 1))

it('LIB-21 skips excluded paths, imports allowed extensions, and lists what it skipped', async () => {
  await put('foto.jpg', 'geen foto')
  await put('kaart.png', '%PDF-1.4')
  await put('Jaren/1950/klad.tmp', 'x')
  await put('leeg.jpg', '')
  const report = await run({ exclude: ['**/*.tmp'], allow: ['jpg'] })
  expect(report).toMatchObject({ added: 3 })
  const left = async () =>
    (await test.library.leftFiles({ words: root, page: 1, perPage: 10 })).files.map(
      ({ path, reason, found }) => [path.slice(root.length + 1), reason, found],
    )
  expect(await left()).toEqual([
    ['Jaren/1950/klad.tmp', 'excluded', null],
    ['kaart.png', 'wrong-type', 'pdf'],
    ['leeg.jpg', 'empty', null],
  ])
  await put('leeg.jpg', 'niet meer leeg')
  await run({ allow: ['jpg', 'png'] })
  expect(await left()).toEqual([])
})

it('continues an interrupted import where it stopped', async () => {
  for (let number = 0; number < 250; number += 1) await put(`Stuk ${number}.txt`, `Stuk nummer ${number}`)
  const stop = new AbortController()
  const first = await run({ signal: stop.signal, onProgress: () => stop.abort() })
  expect(first.interrupted).toBe(true)
  expect(first.added).toBeGreaterThan(0)
  expect(first.added).toBeLessThan(252)
  const second = await run()
  expect(second).toMatchObject({ interrupted: false, unchanged: first.added, added: 252 - first.added })
})

it('LIB-21, abuse 30: refuses an import while another one runs, and adds nothing twice', async () => {
  for (let number = 0; number < 250; number += 1) await put(`Dubbel ${number}.txt`, `Stuk nummer ${number}`)
  let second: ReturnType<typeof test.library.importFolder> | undefined
  const first = await run({
    onProgress: () => {
      second ??= test.library.importFolder(root)
    },
  })
  expect(await second).toMatchObject({ ok: false, code: 'under-way' })
  expect(first).toMatchObject({ added: 252, interrupted: false })
  const { rows } = await test.handle.pool.query(
    "select count(*)::int as files from library_files where title like 'Dubbel %'",
  )
  expect(rows).toEqual([{ files: 250 }])
  expect(await run()).toMatchObject({ added: 0, unchanged: 252 })
})

it('LIB-21 refuses a folder that contains data of the site, or is a part of it, also through links', async () => {
  const dataDir = join(root, 'Jaren', 'site')
  const outside = join(root, '..', 'buiten')
  await mkdir(join(dataDir, 'backups'), { recursive: true })
  await mkdir(outside)
  await symlink(root, join(outside, 'archief'))
  await symlink(dataDir, join(outside, 'data'))
  await mkdir(join(outside, 'site'))
  await symlink(join(root, 'Jaren', '1950'), join(outside, 'site', 'postgres'))
  for (const [folder, data] of [
    [root, dataDir],
    [dataDir, dataDir],
    [join(dataDir, 'backups'), dataDir],
    [join(outside, 'archief'), dataDir],
    [root, join(outside, 'data')],
    [root, join(outside, 'site')],
  ] as const)
    for (const dryRun of [true, false])
      expect(
        await test.library.importFolder(folder, { dryRun, dataDir: data }),
        `${folder} ${data}`,
      ).toMatchObject({ ok: false, code: 'own-data' })
  await mkdir(join(root, '..', 'Jaren en site'))
  expect(await run({ dataDir: join(root, '..', 'Jaren en site') })).toMatchObject({ added: 2 })
})

it('refuses a path that is no folder, and a category that does not exist', async () => {
  expect(await test.library.importFolder(join(root, 'bestaat niet'))).toMatchObject({ code: 'not-a-folder' })
  expect(await test.library.importFolder(join(root, 'Brief aan Wommels.txt'))).toMatchObject({
    code: 'not-a-folder',
  })
  expect(await test.library.importFolder(root, { into: 999_999 })).toMatchObject({ code: 'unknown-category' })
})

it('LIB-21 recognizes a folder that has moved, and adds nothing twice', async () => {
  await put('Kaart.txt', 'Een kaart van de Marne.')
  await run()
  const before = await fileNamed('Notulen')
  const mounted = await mkdtemp(join(tmpdir(), 'schelp-disk-'))
  const moved = join(mounted, 'Vereniging')
  const from = root
  await rename(root, moved)
  root = moved
  await put('Kaart.txt', 'Een kaart van de Marne en de Middelzee.', new Date('2014-01-01'))
  await put('Nieuw.txt', 'x')
  const expected = {
    added: 1,
    replaced: 1,
    unchanged: 2,
    categories: 0,
    movedFrom: from,
    renamed: [],
    gone: [],
  }
  expect(await run({ dryRun: true })).toMatchObject(expected)
  expect(await run()).toMatchObject(expected)
  expect((await fileNamed('Notulen')).id).toBe(before.id)
  const again = await run()
  expect(again).toMatchObject({ added: 0, unchanged: 4 })
  expect(again).not.toHaveProperty('movedFrom')
  await rm(mounted, { recursive: true })
})

it('LIB-21 imports another folder with the same names as a new one', async () => {
  await run()
  await put('Brief aan Wommels.txt', letter.toUpperCase())
  await put('Jaren/1950/Notulen.txt', `De vergadering werd gesloten. ${letter.toUpperCase()}`)
  const other = await mkdtemp(join(tmpdir(), 'schelp-other-'))
  await rename(root, join(other, 'Archief'))
  root = join(other, 'Archief')
  expect(await run()).toMatchObject({ added: 2, categories: 3, gone: [] })
  await rm(other, { recursive: true })
})

it('LIB-21 keeps a file that was renamed or moved, and reports files that are gone', async () => {
  await put('Weg.txt', 'Dit verdwijnt.')
  await run()
  const minutes = await fileNamed('Notulen')
  await rename(join(root, 'Jaren'), join(root, 'Jaargangen'))
  await rename(join(root, 'Brief aan Wommels.txt'), join(root, 'Brief.txt'))
  await rm(join(root, 'Weg.txt'))
  const expected = { added: 0, replaced: 0, unchanged: 0, gone: [join(root, 'Weg.txt')] }
  const renamed = [
    { from: join(root, 'Brief aan Wommels.txt'), to: join(root, 'Brief.txt') },
    { from: join(root, 'Jaren/1950/Notulen.txt'), to: join(root, 'Jaargangen/1950/Notulen.txt') },
  ]
  for (const dryRun of [true, false]) {
    const report = await run({ dryRun })
    expect(report).toMatchObject(expected)
    expect([...report.renamed].sort((a, b) => (a.from < b.from ? -1 : 1))).toEqual(renamed)
  }
  expect(await fileNamed('Notulen')).toMatchObject({ id: minutes.id, category: { name: '1950' } })
  expect(await run()).toMatchObject({ added: 0, unchanged: 2, renamed: [] })
})

it('LIB-21 keeps contents that staff replaced until the file on disk changes', async () => {
  await put('Kroniek.txt', `Kroniek. ${letter}`)
  await run()
  const { id } = await fileNamed('Kroniek')
  await test.library.replaceContent(id, Readable.from(['Verbeterde kroniek.']), { name: 'Kroniek.txt' })
  const shown = async () => {
    const opened = await test.library.open(anonymous, id)
    return opened.ok && opened.value.kind === 'stored' && readAll(await opened.value.read())
  }
  expect(await run()).toMatchObject({ replaced: 0, unchanged: 3 })
  expect(await shown()).toBe('Verbeterde kroniek.')
  await rename(join(root, 'Kroniek.txt'), join(root, 'Verslag.txt'))
  expect(await run()).toMatchObject({ added: 0, renamed: [{ to: join(root, 'Verslag.txt') }] })
  await put('Verslag.txt', `Gewijzigd. ${letter}`, new Date('2015-01-01'))
  expect(await run()).toMatchObject({ replaced: 1, unchanged: 2 })
  expect(await shown()).toBe(`Gewijzigd. ${letter}`)
})

it('LIB-21 reports names that are not UTF-8, imports the rest, and invents no name', async () => {
  const latin1 = (path: string) => Buffer.from(join(root, path), 'latin1')
  await writeFile(latin1('Caf\xe9.txt'), `In Latin-1. ${letter}`)
  await mkdir(latin1('M\xe9moires'))
  await writeFile(latin1('M\xe9moires/Brief.txt'), `Ook daarin. ${letter}`)
  await put('Café in UTF-8.txt', `In UTF-8. ${letter}`)
  const report = await run()
  expect(report).toMatchObject({ added: 3, categories: 3 })
  const left = [
    { path: join(root, 'Café.txt'), reason: 'not-utf8' },
    { path: join(root, 'Mémoires'), reason: 'not-utf8' },
  ]
  expect(sorted(report.skipped)).toEqual(left)
  expect(await test.library.leftFiles({ words: root, page: 1, perPage: 10 })).toMatchObject({ files: left })
  const { rows } = await test.handle.pool.query(
    `select title from library_files where title like '%\ufffd%' union select name from library_categories where name like '%\ufffd%'`,
  )
  expect(rows).toEqual([])
})

const sendFolder = async (into: number, path: string, contents: string) => {
  const started = await test.library.startUpload({
    ownerId: '7',
    name: basename(path),
    path,
    published: true,
    into: { categoryId: into },
    size: Buffer.byteLength(contents),
  })
  if (!started.ok || started.value.kind !== 'open') throw new Error('not begun')
  const sent = await test.library.receivePart(
    '7',
    started.value.upload.id,
    0,
    Readable.from([Buffer.from(contents)]),
  )
  if (!sent.ok || sent.value.fileId === undefined) throw new Error('not sent')
  return sent.value.fileId
}

const rootCategory = async () => {
  const { rows } = await test.handle.pool.query(
    "select row_id from platform_provenance where in_table = 'library_categories' and key = $1",
    [root],
  )
  return Number(rows[0].row_id)
}

const foldersIn = async (category: number) => {
  const { rows } = await test.handle.pool.query(
    `select c.name, array_agg(f.title order by f.title collate "C") as titles from library_categories c
     join library_files f on f.category_id = c.id where c.parent_id = $1 group by c.id order by c.name`,
    [category],
  )
  return rows
}

it.each([
  ['NFD', 'NFC'],
  ['NFC', 'NFD'],
])(
  'LIB-21 makes one category from a folder that the command reads as %s and a browser sends as %s',
  async (disk, sent) => {
    await run()
    const top = await rootCategory()
    await mkdir(join(root, 'Café'.normalize(disk)))
    await put(`${'Café'.normalize(disk)}/${'Één'.normalize(disk)}.txt`, `Eerst van schijf. ${letter}`)
    await mkdir(join(root, 'Curaçao'.normalize(disk)))
    await put(`${'Curaçao'.normalize(disk)}/${'Één'.normalize(disk)}.txt`, `Later van schijf. ${letter}`)
    await sendFolder(
      top,
      `${'Curaçao'.normalize(sent)}/${'Twéé'.normalize(sent)}.txt`,
      `Eerst gestuurd. ${letter}`,
    )
    expect(await run({ dryRun: true })).toMatchObject({ added: 2, categories: 1 })
    expect(await run()).toMatchObject({ added: 2, categories: 1 })
    await sendFolder(
      top,
      `${'Café'.normalize(sent)}/${'Twéé'.normalize(sent)}.txt`,
      `Later gestuurd. ${letter}`,
    )
    expect(await foldersIn(top)).toEqual([
      { name: 'Café', titles: ['Twéé', 'Één'] },
      { name: 'Curaçao', titles: ['Twéé', 'Één'] },
    ])
  },
)

it.each(['trailing.', 'Dr._', 'a__b.', '_', 'x . '])(
  'LIB-21 gives a folder and a file called "%s" the same name from the command and from a browser',
  async (name) => {
    await mkdir(join(root, name))
    await put(`${name}/${name}`, `Van schijf. ${letter}`)
    await run()
    const top = await rootCategory()
    await sendFolder(top, `${name}/${name}`, `Gestuurd. ${letter}`)
    const [folder, ...others] = await foldersIn(top)
    expect(others).toEqual([])
    expect(folder?.titles).toHaveLength(2)
    expect(new Set(folder?.titles).size).toBe(1)
  },
)
