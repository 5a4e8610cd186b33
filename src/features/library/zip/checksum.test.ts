import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { deflateOnce, isWorthKeeping, Meter, mayShrink, measure } from './checksum.ts'
import { collect, noise } from './testing/contents.ts'

const check = Buffer.from('123456789')

it('LIB-24 measures size and CRC-32 (the check value of the standard)', async () => {
  expect(await measure(Readable.from([check]))).toEqual({ size: 9, crc32: 0xcbf43926 })
  expect(await measure(Readable.from([]))).toEqual({ size: 0, crc32: 0 })
})

it('LIB-24 measures the same in chunks of any size', async () => {
  const bytes = noise(100_000)
  const parts = [bytes.subarray(0, 1), bytes.subarray(1, 70_000), bytes.subarray(70_000)]
  expect(await measure(Readable.from(parts))).toEqual(await measure(Readable.from([bytes])))
})

it('LIB-24 fails to measure a source that breaks off', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('broken off'))
    },
  })
  await expect(measure(broken)).rejects.toThrow('broken off')
})

it('LIB-24 passes the bytes of an upload through a meter unchanged', async () => {
  const meter = new Meter()
  let stored: Buffer = Buffer.alloc(0)
  await pipeline(Readable.from([check]), meter, async (passed) => {
    stored = await collect(Readable.from(passed))
  })
  expect(stored).toEqual(check)
  expect(meter.measure).toEqual({ size: 9, crc32: 0xcbf43926 })
})

it('LIB-24 deflates once, and measures what was stored', async () => {
  const text = Buffer.from('Sint-Jacob te Utrecht. '.repeat(5000))
  let copy: Buffer = Buffer.alloc(0)
  const { compressedSize, compressedCrc32 } = await deflateOnce(Readable.from([text]), async (deflated) => {
    copy = await collect(deflated)
  })
  expect(inflateRawSync(copy)).toEqual(text)
  expect(await measure(Readable.from([copy]))).toEqual({ size: compressedSize, crc32: compressedCrc32 })
  expect(isWorthKeeping(text.length, compressedSize)).toBe(true)
})

it('LIB-24 fails to deflate if the source breaks off or the storage fails', async () => {
  const endless = () =>
    new Readable({
      read() {
        this.push(noise(65_536))
      },
    })
  const source = endless()
  await expect(deflateOnce(source, () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(source.destroyed).toBe(true)
  const broken = endless()
  broken.once('data', () => broken.destroy(new Error('broken off')))
  await expect(deflateOnce(broken, async (deflated) => void (await collect(deflated)))).rejects.toThrow()
})

it.each([
  ['text/plain', true],
  ['text/csv; charset=utf-8', true],
  ['application/json', true],
  ['application/gpx+xml', true],
  ['image/svg+xml', true],
  ['application/msword', true],
  ['application/pdf', false],
  ['image/jpeg', false],
  ['application/zip', false],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', false],
])('LIB-24 tells whether to try deflating %s: %s', (type, tried) => {
  expect(mayShrink(type, 50_000)).toBe(tried)
  expect(mayShrink(type, 500)).toBe(false)
})

it('LIB-24 keeps no copy that saves little', () => {
  expect(isWorthKeeping(1000, 900)).toBe(true)
  expect(isWorthKeeping(1000, 901)).toBe(false)
})
