import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ByteRange } from '../../../platform/storage.ts'
import fc from '../../../platform/testing/properties.ts'
import { inlineEntry, type ZipEntry } from './entry.ts'
import { planZip, type ZipPlan } from './plan.ts'
import { type OpenContent, streamZip, ZipSourceError } from './stream.ts'
import { collect, memoryContents, noise } from './testing/contents.ts'

/** Large and tiny, stored and deflated, empty and inline entries. */
function sample() {
  const contents = memoryContents()
  const plan = planZip([
    inlineEntry('inhoud.txt', new Date('2026-05-14T10:00:00Z'), Buffer.from('Inhoud van deze zip')),
    contents.store('gids.pdf', noise(30_000, 2)),
    contents.store('leeg.txt', Buffer.alloc(0)),
    contents.deflate('lijst.csv', Buffer.from('plaats;kerk\n'.repeat(2000))),
    ...Array.from({ length: 20 }, (_, index) =>
      contents.store(`Ελλάδα ${index}.bin`, noise(index * 37, index)),
    ),
    contents.store('foto.jpg', noise(100_000, 3)),
  ])
  return { contents, plan }
}

/** Reads about this many bytes, then destroys the stream. */
async function readSome(stream: Readable, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let received = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    received += chunk.length
    if (received >= bytes) break
  }
  return Buffer.concat(chunks)
}

/** Waits until nothing more can happen without a reader. */
async function settle() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

describe('ranges', () => {
  const { contents, plan } = sample()
  let whole: Buffer
  beforeAll(async () => {
    whole = await collect(streamZip(plan, contents.open))
  })

  it('LIB-24 streams any range with the same bytes as the whole zip', async () => {
    const place = fc.integer({ min: 0, max: plan.length - 1 })
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const range = { start: Math.min(one, other), end: Math.max(one, other) }
        const part = await collect(streamZip(plan, contents.open, range))
        expect(part.equals(whole.subarray(range.start, range.end + 1))).toBe(true)
      }),
      { numRuns: 300 },
    )
    expect(contents.live()).toBe(0)
  })

  it('LIB-24 streams the whole zip in any split into ranges', async () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: plan.length - 1 }), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(cuts, async (places) => {
        const starts = [0, ...places.sort((a, b) => a - b)]
        const parts = await Promise.all(
          starts.map((start, index) =>
            collect(streamZip(plan, contents.open, { start, end: (starts[index + 1] ?? plan.length) - 1 })),
          ),
        )
        expect(Buffer.concat(parts).equals(whole)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('LIB-24, abuse 12: gives the same bytes after breaking off and resuming twenty times', async () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 15_000 }), { minLength: 20, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(lengths, async (breaks) => {
        let got = Buffer.alloc(0)
        for (const bytes of breaks) {
          if (got.length === plan.length) break
          const range = { start: got.length, end: plan.length - 1 }
          got = Buffer.concat([got, await readSome(streamZip(plan, contents.open, range), bytes)])
        }
        if (got.length < plan.length) {
          const rest = { start: got.length, end: plan.length - 1 }
          got = Buffer.concat([got, await collect(streamZip(plan, contents.open, rest))])
        }
        expect(got.equals(whole)).toBe(true)
      }),
      { numRuns: 25 },
    )
    await settle()
    expect(contents.live()).toBe(0)
  })

  it('abuse 12: gives the same bytes to two readers at the same time', async () => {
    const both = await Promise.all([1, 2].map(() => collect(streamZip(plan, contents.open))))
    expect(both.map((zip) => zip.equals(whole))).toEqual([true, true])
  })

  it.each([
    [-1, 5],
    [5, 4],
    [0, plan.length],
    [Number.NaN, 5],
  ])('LIB-24 refuses the range %d-%d', (start, end) => {
    expect(() => streamZip(plan, contents.open, { start, end })).toThrow(RangeError)
  })
})

describe('a reader that is slow or leaves', () => {
  it('LIB-24 opens few sources at a time, and closes all of them', async () => {
    const { contents, plan } = sample()
    for (let start = 0; start < plan.length; start += 9_973) {
      await collect(streamZip(plan, contents.open, { start, end: plan.length - 1 }))
      await settle()
    }
    expect(contents.mostLive()).toBeLessThanOrEqual(4)
    expect(contents.live()).toBe(0)
  })

  it('LIB-24 stops reading while the reader waits, and does not open the next large file', async () => {
    const contents = memoryContents()
    const large = Array.from({ length: 3 }, (_, index) =>
      contents.store(`${index}.bin`, noise(4_000_000, index)),
    )
    const stream = streamZip(planZip(large), contents.open)
    await new Promise((resolve) => stream.once('readable', resolve))
    await settle()
    expect(contents.bytesRead()).toBeLessThan(200_000)
    expect(contents.live()).toBe(1)
    stream.destroy()
    await settle()
    expect(contents.live()).toBe(0)
  })

  it('LIB-24 closes every source when the reader leaves, at any place', async () => {
    const { contents, plan } = sample()
    for (let bytes = 1; bytes < plan.length; bytes += 7_919) {
      await readSome(streamZip(plan, contents.open), bytes)
      await settle()
      expect(contents.live()).toBe(0)
    }
  })

  it('LIB-24 closes a source that was still being opened when the reader left', async () => {
    const { contents, plan } = sample()
    const opening = Promise.withResolvers<void>()
    const slow: OpenContent = async (key, range) => {
      await opening.promise
      return contents.open(key, range)
    }
    const stream = streamZip(plan, slow)
    stream.resume()
    await settle()
    stream.destroy()
    opening.resolve()
    await settle()
    expect(contents.live()).toBe(0)
  })

  it('LIB-24 opens nothing for a stream that nobody reads', async () => {
    const { contents, plan } = sample()
    streamZip(plan, contents.open).destroy()
    await settle()
    expect(contents.mostLive()).toBe(0)
  })
})

describe('content that is not as planned', () => {
  /** Three entries; `change` alters what is stored under the key of the middle one. */
  function spoiled(change: (buffers: Map<string, Buffer>, key: string) => void, deflated = false) {
    const contents = memoryContents()
    const middle = contents[deflated ? 'deflate' : 'store']('midden.pdf', noise(20_000, 2))
    const plan = planZip([contents.store('voor', noise(10)), middle, contents.store('na', noise(10))])
    change(contents.buffers, 'kept/0')
    return { contents, plan }
  }

  async function failure(plan: ZipPlan, open: OpenContent, range?: ByteRange) {
    const stream = streamZip(plan, open, range)
    let received = 0
    stream.on('data', (chunk: Buffer) => {
      received += chunk.length
    })
    const error = await new Promise((resolve) => {
      stream.once('error', resolve)
      stream.once('end', () => resolve('the stream ended well'))
    })
    return { error, received }
  }

  const bytesAt = (buffers: Map<string, Buffer>, key: string) => buffers.get(key) ?? Buffer.alloc(0)

  it.each<[string, (buffers: Map<string, Buffer>, key: string) => void]>([
    ['missing', (buffers, key) => buffers.delete(key)],
    ['shorter', (buffers, key) => buffers.set(key, bytesAt(buffers, key).subarray(1))],
    ['shorter', (buffers, key) => buffers.set(key, Buffer.alloc(0))],
    ['changed', (buffers, key) => buffers.set(key, Buffer.concat([Buffer.alloc(1), bytesAt(buffers, key)]))],
    ['changed', (buffers, key) => buffers.set(key, Buffer.alloc(bytesAt(buffers, key).length))],
  ])(
    'LIB-24, abuse 12: breaks the zip off at a file that is %s, and names the fault',
    async (fault, change) => {
      for (const deflated of [false, true]) {
        const { contents, plan } = spoiled(change, deflated)
        const { error, received } = await failure(plan, contents.open)
        expect(error).toBeInstanceOf(ZipSourceError)
        expect(error).toMatchObject({ fault, key: 'kept/0', entryName: 'midden.pdf' })
        expect(received).toBeLessThan(plan.length)
        await settle()
        expect(contents.live()).toBe(0)
      }
    },
  )

  it('LIB-24 sends only the planned bytes of a file that has grown', async () => {
    const added = (buffers: Map<string, Buffer>, key: string) =>
      buffers.set(key, Buffer.concat([bytesAt(buffers, key), noise(5000)]))
    const { contents, plan } = spoiled(added)
    const asPlanned = spoiled(() => undefined)
    const zip = await collect(streamZip(plan, contents.open))
    expect(zip.equals(await collect(streamZip(asPlanned.plan, asPlanned.contents.open)))).toBe(true)
  })

  it('LIB-24 breaks the zip off if the storage returns more than the range', async () => {
    const { contents, plan } = sample()
    const generous: OpenContent = (key, { start, end }) => contents.open(key, { start, end: end + 1 })
    const { error } = await failure(plan, generous, { start: 0, end: 20_000 })
    expect(error).toMatchObject({ fault: 'longer', entryName: 'gids.pdf' })
  })

  it('LIB-24 never sends the last bytes of a file that has changed', async () => {
    const { contents, plan } = spoiled((buffers, key) => buffers.set(key, Buffer.alloc(20_000)))
    const { received } = await failure(plan, contents.open)
    const headers = 2 * (30 + 9) + 'voor'.length + 'midden.pdf'.length
    expect(received).toBeLessThan(headers + 10 + 20_000)
  })

  it('LIB-24 notices a shorter or missing file when resuming in the middle of it', async () => {
    const shorter = spoiled((buffers, key) => buffers.set(key, bytesAt(buffers, key).subarray(100)))
    const missing = spoiled((buffers, key) => buffers.delete(key))
    const range = { start: 10_000, end: shorter.plan.length - 1 }
    expect((await failure(shorter.plan, shorter.contents.open, range)).error).toMatchObject({
      fault: 'shorter',
    })
    expect((await failure(missing.plan, missing.contents.open, range)).error).toMatchObject({
      fault: 'missing',
    })
  })

  it('LIB-24 breaks the zip off with its cause if the storage cannot be read', async () => {
    const { plan } = sample()
    const cause = new Error('no route to the store')
    expect((await failure(plan, () => Promise.reject(cause))).error).toMatchObject({
      fault: 'unreadable',
      cause,
    })
    const dead: OpenContent = async () =>
      new Readable({
        read() {
          this.destroy(cause)
        },
      })
    expect((await failure(plan, dead)).error).toMatchObject({ fault: 'unreadable', cause })
  })

  it('LIB-24 continues a source that breaks off at the same place', async () => {
    const { contents, plan } = sample()
    const whole = await collect(streamZip(plan, contents.open))
    let breaks = 0
    const flaky: OpenContent = async (key, range) => {
      const source = await contents.open(key, range)
      let left = 9_000
      return Readable.from(
        (async function* () {
          for await (const chunk of source) {
            left -= chunk.length
            yield chunk
            if (left < 0) {
              breaks += 1
              throw new Error('connection reset')
            }
          }
        })(),
      )
    }
    expect((await collect(streamZip(plan, flaky))).equals(whole)).toBe(true)
    expect(breaks).toBeGreaterThan(5)
  })

  it('LIB-24 opens sources again that timed out before their turn', async () => {
    const { contents, plan } = sample()
    const whole = await collect(streamZip(plan, contents.open))
    const seen = new Set<string>()
    const stale: OpenContent = async (key, range) => {
      const source = await contents.open(key, range)
      if (!seen.has(key)) queueMicrotask(() => source.destroy(new Error('idle for too long')))
      seen.add(key)
      return source
    }
    expect((await collect(streamZip(plan, stale))).equals(whole)).toBe(true)
  })

  it('LIB-24 streams a large file although a small file that was opened early fails', async () => {
    const contents = memoryContents()
    const entries: ZipEntry[] = [
      contents.store('eerst.bin', noise(60_000)),
      contents.store('weg.bin', noise(10)),
    ]
    const plan = planZip(entries)
    contents.buffers.delete('kept/1')
    const { error, received } = await failure(plan, contents.open)
    expect(error).toMatchObject({ fault: 'missing', entryName: 'weg.bin' })
    expect(received).toBeGreaterThan(60_000)
  })
})
