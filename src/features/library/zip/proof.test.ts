import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { startProof } from './proof.ts'
import { noise } from './testing/contents.ts'

const size = 1024 * 1024
const right = noise(size)
const wrong = noise(size, 2)

/** @param versions of the key, in the order in which they are asked for */
async function holds(key: string, given: Buffer, versions: (string | undefined)[]): Promise<boolean> {
  const proof = await startProof(key, given.length, crc32(right), async () => versions.shift())
  proof.add(given)
  return proof.holds()
}

it('LIB-24 a large file whose checksum was right is not summed again while its version is the same', async () => {
  expect(await holds('believed', right, ['1', '1'])).toBe(true)
  expect(await holds('believed', wrong, ['1', '1'])).toBe(true)
})

it('LIB-24, abuse 12: another version is summed again, and a version whose checksum was wrong stays refused', async () => {
  expect(await holds('changed', right, ['1', '1'])).toBe(true)
  expect(await holds('changed', wrong, ['2', '2'])).toBe(false)
  expect(await holds('changed', wrong, ['2', '2'])).toBe(false)
  expect(await holds('changed', right, ['3', '3'])).toBe(true)
})

it('LIB-24, abuse 12: a file that changes while it is read is not believed, then or later', async () => {
  expect(await holds('meanwhile', right, ['1', '1'])).toBe(true)
  expect(await holds('meanwhile', right, ['1', '2'])).toBe(false)
  expect(await holds('first time', right, ['1', '2'])).toBe(true)
  expect(await holds('first time', wrong, ['1', '1'])).toBe(false)
  expect(await holds('first time', wrong, ['2', '2'])).toBe(false)
})

it('LIB-24, abuse 12: without versions, and when small, a file is summed each time', async () => {
  expect(await holds('elsewhere', right, [])).toBe(true)
  expect(await holds('elsewhere', wrong, [])).toBe(false)
  const small = right.subarray(1)
  for (const given of [small, wrong.subarray(1)]) {
    const proof = await startProof('small', small.length, crc32(small), () =>
      Promise.reject(new Error('asked')),
    )
    proof.add(given)
    expect(await proof.holds()).toBe(given === small)
  }
})
