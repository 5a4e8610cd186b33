import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { measure } from './checksum.ts'
import { inlineEntry, type ZipEntry } from './entry.ts'
import { planZip } from './plan.ts'
import { type OpenContent, streamZip } from './stream.ts'
import { memoryContents, noise } from './testing/contents.ts'
import { copySevenZip, judgesIn } from './testing/judges.ts'
import { SparseFile } from './testing/sparse-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'zip-judges-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const long = process.env.SCHELP_LONG === '1'
const modified = new Date('2026-05-14T10:00:00Z')
const judges = judgesIn(folder)

/** Streams a zip to a file; its names must be those that the judges read. */
async function write(name: string, entries: readonly ZipEntry[], open: OpenContent) {
  const plan = planZip(entries)
  const path = join(folder, name)
  await pipeline(streamZip(plan, open), new SparseFile(path))
  return { path, names: plan.names }
}

/** One file many times, under different names. */
const copies = (count: number, bytes: Buffer): { entries: ZipEntry[]; open: OpenContent } => ({
  entries: Array.from({ length: count }, (_, index) => ({
    name: `Preek ${index}.txt`,
    modified,
    size: bytes.length,
    crc32: crc32(bytes),
    storedAs: { method: 'store', key: 'preek' },
  })),
  open: async () => Readable.from([bytes]),
})

async function mixed() {
  const contents = memoryContents()
  const text = Buffer.from('Sint-Jacob te Utrecht; '.repeat(3000))
  const titles = [
    'Coöperatie ’s-Gravenhage – één.pdf',
    'Άγιος Ιάκωβος.txt',
    'القديس يعقوب.txt',
    '🐚 Schelp 👩‍👩‍👧‍👦.jpg',
    '聖ヤコブ.txt',
    'gids.pdf',
    'gids.pdf',
    'GIDS.pdf',
    '../../etc/passwd',
    'CON.txt',
    `${'ж'.repeat(300)}.docx`,
  ]
  const entries = titles.flatMap((title, index) => [
    contents.store(title, noise(1000 * index, index + 1)),
    contents.deflate(`${title} (tekst).txt`, text),
  ])
  const old = contents.store('oud.txt', Buffer.from('oud'), new Date('1968-03-01T00:00:00Z'))
  const late = contents.store('laat.txt', Buffer.from('laat'), new Date('2090-03-01T00:00:00Z'))
  const manifest = inlineEntry('inhoud.txt', modified, Buffer.from('Inhoud: Σχέλπ'))
  return write('mixed.zip', [manifest, ...entries, old, late], contents.open)
}

const many = (count: number) => {
  const { entries, open } = copies(count, Buffer.from('Broeders en zusters'))
  return write(`many-${count}.zip`, entries, open)
}

/** An entry over 4 GB of zeros between two small ones. */
async function large() {
  const size = 4 * 1024 ** 3 + 1_000_000
  const zeros = Buffer.alloc(1024 ** 2)
  const open: OpenContent = async (_key, range) => {
    let left = range.end + 1 - range.start
    return new Readable({
      read() {
        const chunk = zeros.subarray(0, left)
        left -= chunk.length
        this.push(chunk.length ? chunk : null)
      },
    })
  }
  const { crc32: sum } = await measure(await open('zeros', { start: 0, end: size - 1 }))
  const storedAs = { method: 'store' as const, key: 'zeros' }
  const entries = [
    inlineEntry('ervoor.txt', modified, Buffer.from('ervoor')),
    { name: 'Orgelconcert.wav', modified, size, crc32: sum, storedAs },
    inlineEntry('daarna.txt', modified, Buffer.from('achter vier gigabyte')),
  ]
  // Each judge would read gigabytes, which takes long: the short run has them read only the last entry.
  return { ...(await write('large.zip', entries, open)), only: long ? undefined : 'daarna.txt' }
}

const cases: [string, () => Promise<{ path: string; names: readonly string[]; only?: string }>][] = [
  ['names in Dutch, Greek, Arabic, Japanese and emoji, doubles, nasty and empty ones', mixed],
  ['an entry and a place over 4 GB', large],
  ['10,000 entries', () => many(10_000)],
  ['more than 65,535 entries', () => many(66_000)],
]

describe.each(cases)('LIB-24, LIB-14, abuse 13: a zip with %s', (_what, make) => {
  let made: ReturnType<typeof make> | undefined

  for (const judge of judges) {
    if (!judge.present) it.skip(`is not judged by ${judge.name}, which is not on this machine`)
    else
      it(`is valid for ${judge.name}, with the planned names`, { timeout: 300_000 }, async () => {
        made ??= make()
        const { path, names, only } = await made
        expect(await judge.read(path, only)).toEqual(names)
      })
  }
})

it('LIB-24 opens an empty zip in 7-Zip', async () => {
  const { path } = await write('empty.zip', [], memoryContents().open)
  expect(await copySevenZip(folder).read(path)).toEqual([])
})

it('LIB-14 unpacks the original files, with their names, by 7-Zip', async () => {
  const contents = memoryContents()
  const files = new Map([
    ['Άγιος.txt', noise(10_000)],
    ['القديس.csv', Buffer.from('plaats;kerk\n'.repeat(3000))],
    ['🐚.bin', Buffer.alloc(0)],
  ])
  const entries = [...files].map(([name, bytes]) =>
    contents[name.endsWith('csv') ? 'deflate' : 'store'](name, bytes),
  )
  const { path } = await write('unpack.zip', entries, contents.open)
  const target = join(folder, 'unpacked')
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  await promisify(execFile)(join(folder, '7za'), ['x', `-o${target}`, path], { env })
  expect((await readdir(target)).sort()).toEqual([...files.keys()].sort())
  for (const [name, bytes] of files) expect((await readFile(join(target, name))).equals(bytes)).toBe(true)
})
