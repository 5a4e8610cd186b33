import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { pieceBytes } from '../pieces.ts'
import { FileSource } from './file-source.ts'

const folder = mkdtempSync(join(tmpdir(), 'schelp-source-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'foto.jpg')
const bytes = randomBytes(3 * pieceBytes + 17)
writeFileSync(path, bytes)

const openFiles = () =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path
    } catch {
      return false
    }
  }).length

it.each([
  [undefined],
  [{ start: 0, end: 0 }],
  [{ start: 1, end: pieceBytes }],
  [{ start: 5, end: 2 * pieceBytes + 4 }],
  [{ start: bytes.length - 1, end: bytes.length - 1 }],
  [{ start: pieceBytes, end: bytes.length + 1000 }],
])('LIB-24 gives the range %j of a file and closes it', async (range) => {
  const contents = await buffer(new FileSource(await open(path), range))
  expect(contents.equals(bytes.subarray(range?.start, (range?.end ?? bytes.length) + 1))).toBe(true)
  await vi.waitFor(() => expect(openFiles()).toBe(0))
})

it('abuse 24 reads two files at a time for many stalled readers, one piece of each, and closes all', async () => {
  const files = await Promise.all(Array.from({ length: 12 }, () => open(path)))
  let reading = 0
  let most = 0
  let pieces = 0
  for (const file of files) {
    const read = file.read.bind(file)
    vi.spyOn(file, 'read').mockImplementation(async (...args: unknown[]) => {
      reading += 1
      pieces += 1
      most = Math.max(most, reading)
      try {
        return await Reflect.apply(read, file, args)
      } finally {
        reading -= 1
      }
    })
  }
  const sources = files.map((file) => new FileSource(file))
  await Promise.all(sources.map((source) => new Promise((resolve) => source.once('readable', resolve))))
  expect(most).toBe(2)
  expect(pieces).toBe(files.length)
  for (const source of sources) source.destroy()
  await vi.waitFor(() => expect(openFiles()).toBe(0))
})

it('abuse 24 closes the file of a reader who leaves during a read, and disturbs no other', async () => {
  const sources = await Promise.all(Array.from({ length: 6 }, async () => new FileSource(await open(path))))
  for (const source of sources) source.read(0)
  for (const source of sources) source.destroy()
  expect((await buffer(new FileSource(await open(path)))).equals(bytes)).toBe(true)
  await vi.waitFor(() => expect(openFiles()).toBe(0))
})
