import { maxTextBytes, maxVectorBytes, softTimeoutMs } from './limits.ts'

/** Raw text is collected up to this many characters, because cleaning shortens it. */
const maxRawLength = 4 * maxTextBytes

/** Collects text piece by piece until there is enough or the time is up. */
export class TextCollector {
  readonly #deadline: number
  #pieces: string[] = []
  #length = 0
  #cut = false

  constructor(deadlineMs = softTimeoutMs) {
    this.#deadline = performance.now() + deadlineMs
  }

  add(text: string): void {
    this.#pieces.push(text)
    this.#length += text.length
  }

  /** Whether to stop; readers ask between pieces. */
  get full(): boolean {
    const enough = this.#length >= maxRawLength || performance.now() > this.#deadline
    if (enough) this.#cut = true
    return enough
  }

  /** Call it if the reader did not see the whole file. */
  markCut(): void {
    this.#cut = true
  }

  finish(): { text: string; truncated: boolean } {
    const clean = cleanText(this.#pieces.join('').slice(0, maxRawLength))
    const text = cutToIndex(clean)
    return { text, truncated: this.#cut || text.length < clean.length }
  }
}

/**
 * NFC; no control characters, null bytes, soft hyphens or lone surrogates; white space collapsed to one
 * space, or to one line break where it held one.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\s]|[\u00ad\u200b\u2060\ufeff\ufffd]/gu, '')
    .replace(/\s+/g, (gap) => (/[\n\r\f\u2028\u2029]/.test(gap) ? '\n' : ' '))
    .trim()

/** Cuts a text, between words, to the length that is stored and that PostgreSQL can index. */
export function cutToIndex(text: string): string {
  const seen = new Set<string>()
  let textBytes = 0
  let vectorBytes = 0
  for (const { 0: word, index } of text.matchAll(/\S+\s*/g)) {
    const key = word.trimEnd().toLowerCase()
    textBytes += Buffer.byteLength(word)
    vectorBytes += 2
    if (!seen.has(key)) {
      seen.add(key)
      // PostgreSQL indexes compounds and addresses both as a whole and in parts.
      vectorBytes += (Buffer.byteLength(key) + 4) * (/^[\p{L}\p{N}]*$/u.test(key) ? 1 : 3)
    }
    if (textBytes > maxTextBytes || vectorBytes > maxVectorBytes) return text.slice(0, index).trimEnd()
  }
  return text
}
