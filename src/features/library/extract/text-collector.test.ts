import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { maxTextBytes } from './limits.ts'
import { cutToIndex } from './text-collector.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

const numbers = Array.from({ length: 300_000 }, (_, index) => index)

describe('LIB-23 a text that is stored can be indexed', () => {
  it.each([
    ['short words, all different', numbers.map((n) => n.toString(36))],
    ['long words, all different', numbers.map((n) => `bedevaartsoord${n.toString(36)}`)],
    ['compounds', numbers.map((n) => `sint-${n}-kerk-${n}-weg`)],
    ['addresses', numbers.map((n) => `https://www.voorbeeld${n}.nl/pad/${n}/index.html?x=${n}`)],
    [
      'letters of three bytes',
      numbers.map((n) => String.fromCodePoint(0x4e00 + (n % 20_000), 0x4e00 + (n >> 4))),
    ],
    ['one word over and over', numbers.map(() => 'schelp')],
    ['one endless word', ['x'.repeat(2_000_000)]],
  ])('keeps %s within the limits of the index', async (_, words) => {
    const text = cutToIndex(words.join(' '))
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxTextBytes)
    for (const configuration of ['simple', 'dutch']) {
      await handle.db.execute(sql`select length(to_tsvector(${configuration}::regconfig, ${text}))`)
    }
  })

  it('keeps an ordinary book up to the limit of its length', () => {
    const book = numbers.slice(0, 150_000).map((n) => `woord${n % 20_000}`)
    expect(cutToIndex(book.join(' '))).toBe(
      book
        .join(' ')
        .slice(0, maxTextBytes)
        .replace(/ ?\S*$/, ''),
    )
  })
})
