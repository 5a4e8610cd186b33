import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import * as yauzl from 'yauzl'
import fc from '../../../platform/testing/properties.ts'
import { inlineEntry, type ZipEntry } from './entry.ts'
import { planZip, type ZipPlan } from './plan.ts'
import { type OpenContent, streamZip } from './stream.ts'
import { collect, memoryContents, noise } from './testing/contents.ts'

const modified = new Date('2026-05-14T10:00:00Z')
const gigabyte = 1024 ** 3

const stored = (name: string, size: number, key = name): ZipEntry => ({
  name,
  modified,
  size,
  crc32: 0xdeadbeef,
  storedAs: { method: 'store', key },
})

const deflated = (name: string, size: number, compressedSize: number): ZipEntry => ({
  ...stored(name, size),
  storedAs: { method: 'deflate', key: name, compressedSize, compressedCrc32: 1 },
})

const zeros: OpenContent = async (_key, range) => Readable.from([Buffer.alloc(range.end + 1 - range.start)])

/** Lets yauzl read the directory and headers of a zip whose contents would be too large: it reads zeros for them. */
class PlanReader extends yauzl.RandomAccessReader {
  readonly #plan: ZipPlan

  constructor(plan: ZipPlan) {
    super()
    this.#plan = plan
  }

  override _readStreamForRange(start: number, end: number) {
    return streamZip(this.#plan, zeros, { start, end: end - 1 })
  }
}

async function readDirectory(plan: ZipPlan) {
  const zip = await yauzl.fromRandomAccessReaderPromise(new PlanReader(plan), plan.length, {
    autoClose: false,
  })
  const entries: yauzl.Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return { zip, entries }
}

describe('the plan of a zip', () => {
  it('LIB-24 plans the length of the stream exactly', async () => {
    const contents = memoryContents()
    const entries = [
      contents.store('gids.pdf', noise(5000)),
      contents.deflate('lijst.csv', Buffer.from('plaats;kerk\n'.repeat(500))),
      contents.store('leeg.txt', Buffer.alloc(0)),
      inlineEntry('inhoud.txt', modified, Buffer.from('Inhoud')),
    ]
    const plan = planZip(entries)
    expect((await collect(streamZip(plan, contents.open))).length).toBe(plan.length)
    expect(plan.names).toEqual(['gids.pdf', 'lijst.csv', 'leeg.txt', 'inhoud.txt'])
  })

  it('LIB-24 plans an empty zip as one end record', async () => {
    const plan = planZip([])
    expect(await collect(streamZip(plan, memoryContents().open))).toEqual(
      Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    )
  })

  it('LIB-24 writes header and directory to the byte, with Dutch time, UTC timestamp and UTF-8 name', async () => {
    const plan = planZip([inlineEntry('é.txt', modified, Buffer.from('hallo'))])
    const description =
      '1400' + '0008' + '0000' + '0060' + 'ae5c' + 'd13172b9' + '05000000' + '05000000' + '0600' + '0900'
    const name = Buffer.from('é.txt').toString('hex')
    const timestamp = `5554${'0500'}01${Buffer.from(new Uint32Array([modified.getTime() / 1000]).buffer).toString('hex')}`
    const header = `504b0304${description}${name}${timestamp}${Buffer.from('hallo').toString('hex')}`
    const record = `504b0102${'2d03'}${description}${'0000'.repeat(3)}${'0000a481'}${'00000000'}${name}${timestamp}`
    const end = `504b0506${'00000000'}${'0100'.repeat(2)}${'3d000000'}${'32000000'}${'0000'}`
    const zip = await collect(streamZip(plan, memoryContents().open))
    expect(zip.toString('hex')).toBe(header + record + end)
  })

  it('abuse 13: makes every name in the zip safe', () => {
    const names = ['../../x', 'C:\\x', 'a\r\nb', 'CON', 'a', 'A']
    expect(planZip(names.map((name) => stored(name, 1))).names).toEqual([
      'x',
      'C--x',
      'a b',
      '_CON',
      'a',
      'A (2)',
    ])
  })

  it.each([
    ['a negative size', { size: -1 }],
    ['a size of half a byte', { size: 0.5 }],
    ['a size that is no number', { size: Number.NaN }],
    ['a negative checksum', { crc32: -1 }],
    ['an impossible date', { modified: new Date(Number.NaN) }],
    [
      'a compressed size that no number holds exactly',
      { storedAs: { method: 'deflate' as const, key: 'x', compressedSize: 2 ** 60, compressedCrc32: 0 } },
    ],
  ])('LIB-24 refuses an entry with %s', (_what, wrong) => {
    expect(() => planZip([{ ...stored('x', 1), ...wrong }])).toThrow(RangeError)
  })

  it('LIB-24 plans ten thousand entries without opening one, in little memory', () => {
    const entries = Array.from({ length: 10_000 }, (_, index) => stored(`Preek ${index}.pdf`, 1_000_000))
    const before = process.memoryUsage().arrayBuffers
    const plan = planZip(entries)
    expect(plan.length).toBeGreaterThan(10_000 * 1_000_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 ** 2)
  })
})

describe('the ETag', () => {
  // Two texts of the same length with the same CRC-32.
  const [text, twin] = ['plumless', 'buckeroo'] as const
  const base = [stored('a.pdf', 10, 'k1'), inlineEntry('b.txt', modified, Buffer.from(text))]
  const [first, second] = base
  const etag = (entries: ZipEntry[]) => planZip(entries).etag
  const changed = (change: Partial<ZipEntry>) => etag([{ ...first, ...change } as ZipEntry, ...base.slice(1)])

  it('LIB-24 gives a strong ETag, the same for the same entries', () => {
    expect(etag(base)).toMatch(/^"[\w-]{22}"$/)
    expect(etag(base.map((entry) => ({ ...entry })))).toBe(etag(base))
  })

  it('LIB-24 changes the ETag when anything in the zip changes', () => {
    const etags = [
      etag(base),
      changed({ name: 'c.pdf' }),
      changed({ size: 11 }),
      changed({ crc32: 1 }),
      changed({ modified: new Date('2026-05-14T10:00:02Z') }),
      changed({ storedAs: { method: 'store', key: 'k2' } }),
      changed({ storedAs: { method: 'deflate', key: 'k1', compressedSize: 10, compressedCrc32: 1 } }),
      changed({ storedAs: { method: 'deflate', key: 'k1', compressedSize: 11, compressedCrc32: 1 } }),
      etag([...base].reverse()),
      etag(base.slice(0, 1)),
      etag([...(first ? [first] : []), inlineEntry('b.txt', modified, Buffer.from(twin))]),
      etag([...base, ...(second ? [second] : [])]),
    ]
    expect(new Set(etags).size).toBe(etags.length)
  })
})

describe('Zip64, judged by yauzl without the contents', () => {
  it.each([
    ['a size of 4 GiB - 2, in 32 bits', [stored('a', 0xfffffffe)], 30 + 1 + 9],
    ['a size of 4 GiB - 1, which in 32 bits means Zip64', [stored('a', 0xffffffff)], 30 + 1 + 9 + 20],
    ['contents of 4 GiB - 1 that deflate well', [deflated('a', 0xffffffff, 4_000_000)], 30 + 1 + 9 + 20],
    ['contents that deflating made 4 GiB - 1 long', [deflated('a', 0xfffffffe, 0xffffffff)], 30 + 1 + 9 + 20],
  ])('LIB-24 writes a header for %s', async (_what, entries, headerSize) => {
    const plan = planZip(entries)
    const { zip, entries: read } = await readDirectory(plan)
    expect(read.map(({ uncompressedSize }) => uncompressedSize)).toEqual(entries.map(({ size }) => size))
    const [entry] = read
    const header = entry && (await zip.readLocalFileHeaderPromise(entry))
    expect(header?.fileDataStart).toBe(headerSize)
  })

  it('LIB-24 writes sizes and offsets over 4 GiB, stored and deflated, among small entries', async () => {
    const entries: ZipEntry[] = [
      stored('klein', 10),
      stored('groot', 5 * gigabyte),
      stored('daarna', 10),
      deflated('nullen', 3000 * gigabyte, 3 * gigabyte),
      stored('laatste', 7 * gigabyte),
    ]
    const plan = planZip(entries)
    const { zip, entries: read } = await readDirectory(plan)
    expect(read.map((entry) => [entry.fileName, entry.uncompressedSize, entry.compressedSize])).toEqual(
      entries.map(({ name, size, storedAs }) => [
        name,
        size,
        storedAs.method === 'deflate' ? storedAs.compressedSize : size,
      ]),
    )
    for (const entry of read) {
      const { fileName } = await zip.readLocalFileHeaderPromise(entry)
      expect(fileName.toString()).toBe(entry.fileName)
    }
  })

  it.each([65_534, 65_535, 65_536, 70_000])('LIB-24 writes a directory of %i entries', async (count) => {
    const plan = planZip(Array.from({ length: count }, (_, index) => stored(`f${index}`, 0)))
    const bytes = await collect(streamZip(plan, zeros))
    expect(bytes.includes('PK\x06\x07'), 'a Zip64 locator').toBe(count >= 65_535)
    const zip = await yauzl.fromBufferPromise(bytes)
    const entries: yauzl.Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    expect(entries).toHaveLength(count)
    expect(entries.at(-1)?.fileName).toBe(`f${count - 1}`)
  })
})

describe('the pieces of a range', () => {
  const plan = planZip([
    ...Array.from({ length: 700 }, (_, index) => stored(`klein ${index}`, index % 3)),
    inlineEntry('inhoud', modified, Buffer.from('inhoud')),
    stored('groot', 6 * gigabyte),
    ...Array.from({ length: 700 }, (_, index) => stored(`later ${index}`, index % 5)),
  ])

  it('LIB-24 makes pieces that cover any range of the zip exactly, in order', () => {
    const place = fc.oneof(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 6 * gigabyte, max: plan.length - 1 }),
      fc.integer({ min: 0, max: plan.length - 1 }),
    )
    fc.assert(
      fc.property(place, place, (one, other) => {
        const range = { start: Math.min(one, other), end: Math.max(one, other) }
        let at = range.start
        for (const segment of plan.segments(range)) {
          expect(segment.start).toBe(at)
          at +=
            segment.kind === 'bytes'
              ? segment.bytes.length
              : segment.content.range.end + 1 - segment.content.range.start
        }
        expect(at).toBe(range.end + 1)
      }),
      { numRuns: 300 },
    )
  })
})
