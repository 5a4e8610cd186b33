import { z } from 'zod'
import { record } from '../../../kernel/record.ts'

/** A row of the export. */
export type Item = Record<string, unknown>

const item = record(z.string().max(200), z.unknown(), 500)

/** No row is longer, in letters: two documents of a megabyte, and all their letters escaped. */
const longestItem = 32_000_000

/** A file of an export is not what it was. */
export class BrokenExport extends Error {}

/**
 * The objects of a JSON array, one after the other, however it is laid out.
 * @throws BrokenExport when it is no array of objects, or ends too early
 */
export async function* readArray(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Item> {
  const decoder = new TextDecoder('utf-8')
  const scan = new Scan()
  for await (const piece of bytes) yield* scan.take(decoder.decode(piece, { stream: true }))
  yield* scan.take(decoder.decode())
  if (!scan.isWhole) throw new BrokenExport('ends too early')
}

/** Finds where each object begins and ends, by its braces outside of texts. */
class Scan {
  #depth = 0
  #inText = false
  #escaped = false
  #begun = ''
  #state: 'before' | 'in' | 'after' = 'before'

  get isWhole(): boolean {
    return this.#state === 'after'
  }

  *take(text: string): Generator<Item> {
    let from = 0
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at)
      if (this.#depth === 0) {
        if (letter === brace.open && this.#state === 'in') {
          this.#depth = 1
          from = at
        } else this.#between(letter)
        continue
      }
      if (this.#inText) {
        if (this.#escaped) this.#escaped = false
        else if (letter === backslash) this.#escaped = true
        else if (letter === quote) this.#inText = false
        continue
      }
      if (letter === quote) this.#inText = true
      else if (letter === brace.open || letter === bracket.open) this.#depth += 1
      else if (letter === brace.close || letter === bracket.close) {
        this.#depth -= 1
        if (this.#depth > 0) continue
        yield parse(this.#begun + text.slice(from, at + 1))
        this.#begun = ''
        from = at + 1
      }
    }
    if (this.#depth === 0) return
    this.#begun += text.slice(from)
    if (this.#begun.length > longestItem) throw new BrokenExport('a row is too long')
  }

  #between(letter: number): void {
    if (letter === comma || letter <= space || letter === byteOrderMark) return
    if (letter === bracket.open && this.#state === 'before') this.#state = 'in'
    else if (letter === bracket.close && this.#state === 'in') this.#state = 'after'
    else throw new BrokenExport('not an array of rows')
  }
}

function parse(text: string): Item {
  try {
    return item.parse(text.includes('\\u0000') ? JSON.parse(text, withoutNull) : JSON.parse(text))
  } catch {
    throw new BrokenExport('a row is no JSON')
  }
}

/** PostgreSQL holds no null byte. */
const withoutNull = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

const code = (letter: string) => letter.charCodeAt(0)
const brace = { open: code('{'), close: code('}') }
const bracket = { open: code('['), close: code(']') }
const quote = code('"')
const backslash = code('\\')
const comma = code(',')
const space = code(' ')
const byteOrderMark = 0xfeff
