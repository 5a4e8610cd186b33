import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { startProof } from './proof.ts'
import { noise } from './testing/contents.ts'

const size = 1024 * 1024
const right = noise(size)
const wrong = noise(size, 2)

/** @param versions the versions that the storage returns for the key, call by call */
async function holds(key: string, contents: Buffer, versions: (string | undefined)[]): Promise<boolean> {
  const proof = await startProof(key, contents.length, crc32(right), async () => versions.shift())
  proof.add(contents)
  return proof.holds()
}

it('LIB-24 computes the checksum of a large file only once while its version stays the same', async () => {
  expect(await holds('believed', right, ['1', '1'])).toBe(true)
  expect(await holds('believed', wrong, ['1', '1'])).toBe(true)
})

it('LIB-24, abuse 12: computes the checksum of another version, and refuses a version whose checksum was wrong', async () => {
  expect(await holds('changed', right, ['1', '1'])).toBe(true)
  expect(await holds('changed', wrong, ['2', '2'])).toBe(false)
  expect(await holds('changed', wrong, ['2', '2'])).toBe(false)
  expect(await holds('changed', right, ['3', '3'])).toBe(true)
})

it('LIB-24, abuse 12: refuses a file that changes while it is read, then and later', async () => {
  expect(await holds('meanwhile', right, ['1', '1'])).toBe(true)
  expect(await holds('meanwhile', right, ['1', '2'])).toBe(false)
  expect(await holds('first time', right, ['1', '2'])).toBe(true)
  expect(await holds('first time', wrong, ['1', '1'])).toBe(false)
  expect(await holds('first time', wrong, ['2', '2'])).toBe(false)
})

it('LIB-24, abuse 12: computes the checksum each time for small files and for storages without versions', async () => {
  expect(await holds('elsewhere', right, [])).toBe(true)
  expect(await holds('elsewhere', wrong, [])).toBe(false)
  const small = right.subarray(1)
  for (const contents of [small, wrong.subarray(1)]) {
    const proof = await startProof('small', small.length, crc32(small), () =>
      Promise.reject(new Error('asked')),
    )
    proof.add(contents)
    expect(await proof.holds()).toBe(contents === small)
  }
})
