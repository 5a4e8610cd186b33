/** What hears the tokens of a dump, one after the other. */
export interface SqlListener {
  /** Whether long values are wanted now; else they are read past. */
  readonly wantsValues: boolean
  /** A keyword, a number, a name without quotes, a literal such as `0x41`. */
  word(text: string): void
  /** A name in backticks. */
  name(text: string): void
  /** A value in quotes, unescaped; undefined when it was not wanted, null when it was too long. */
  quoted(bytes: Buffer | undefined | null, quote: '"' | "'"): void
  symbol(letter: string): void
  /** A routine between DELIMITER lines, which is never run. */
  routine(): void
}

/**
 * Cuts SQL as MySQL and MariaDB write it into tokens, piece by piece; memory: one value. Comments are left out, those
 * with `!` are read as what they hold, as the servers do.
 */
export class SqlTokens {
  #state: 'base' | 'word' | 'name' | 'quoted' | 'line' | 'block' | 'delimiter' | 'routine' = 'base'
  #quote = 0
  #left: Buffer = Buffer.alloc(0)
  #out = Buffer.allocUnsafe(64 * 1024)
  #length = 0
  #isTooLong = false
  #isWanted = false
  #isAtStart = true
  line = 1
  /** Whether a backslash stands for itself, as the file says of its own mode. */
  hasPlainBackslashes = false
  readonly #listener: SqlListener
  readonly #maxValueBytes: number

  constructor(listener: SqlListener, maxValueBytes: number) {
    this.#listener = listener
    this.#maxValueBytes = maxValueBytes
  }

  push(chunk: Uint8Array, isLast = false): void {
    const bytes =
      this.#left.length > 0
        ? Buffer.concat([this.#left, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    this.#left = Buffer.alloc(0)
    let at = 0
    while (at < bytes.length) {
      const next = this.#step(bytes, at, isLast)
      if (next === wait) {
        this.#left = Buffer.from(bytes.subarray(at))
        return
      }
      at = next
    }
    if (isLast && this.#state === 'word') this.#endWord()
  }

  /** Whether the file ends in the middle of a value or comment. */
  get isOpen(): boolean {
    return this.#state === 'quoted' || this.#state === 'name' || this.#state === 'block'
  }

  /** Reads on from a place, and returns the next; `wait` when more must come first. */
  #step(bytes: Buffer, at: number, isLast: boolean): number {
    switch (this.#state) {
      case 'base':
        return this.#base(bytes, at, isLast)
      case 'word':
        return this.#word(bytes, at)
      case 'line':
        return this.#lineComment(bytes, at)
      case 'block':
        return this.#blockComment(bytes, at, isLast)
      case 'delimiter':
      case 'routine':
        return this.#rawLine(bytes, at, isLast)
      default:
        return this.#quoted(bytes, at, isLast)
    }
  }

  #base(bytes: Buffer, at: number, isLast: boolean): number {
    const byte = bytes[at] ?? 0
    if (byte <= space) {
      if (byte === lineFeed) this.line++
      return at + 1
    }
    if (byte === quoteOne || byte === quoteTwo || byte === backtick)
      return this.#begin(byte === backtick ? 'name' : 'quoted', byte, at + 1)
    if (byte === hash) {
      this.#state = 'line'
      return at + 1
    }
    if (byte === dash || byte === slash || byte === star) {
      if (bytes.length - at < longestMark && !isLast) return wait
      const after = this.#comment(bytes, at)
      if (after > at) return after
    }
    if (isWordByte(byte)) {
      this.#begin('word', 0, at)
      this.#keep(bytes, at, at + 1)
      return at + 1
    }
    this.#isAtStart = byte === semicolon
    this.#listener.symbol(String.fromCharCode(byte))
    return at + 1
  }

  #begin(state: 'word' | 'name' | 'quoted', quote: number, next: number): number {
    this.#state = state
    this.#quote = quote
    this.#length = 0
    this.#isTooLong = false
    this.#isWanted = state !== 'quoted' || this.#listener.wantsValues
    return next
  }

  /** Past the mark of a comment, into it; the same place when none begins here. */
  #comment(bytes: Buffer, at: number): number {
    const text = bytes.toString('latin1', at, at + longestMark)
    if (text.startsWith('--') && (text.length === 2 || text.charCodeAt(2) <= space)) {
      this.#state = 'line'
      return at + 2
    }
    if (text.startsWith('*/')) return at + 2
    const conditional = /^\/\*M?!(\d{0,6})/.exec(text)
    // MariaDB's mark of its sandbox mode is no SQL.
    if (conditional && Number(conditional[1]) < 999_999) return at + conditional[0].length
    if (!text.startsWith('/*')) return at
    this.#state = 'block'
    return at + 2
  }

  #lineComment(bytes: Buffer, at: number): number {
    const end = bytes.indexOf(lineFeed, at)
    if (end < 0) return bytes.length
    this.#state = 'base'
    return end
  }

  #blockComment(bytes: Buffer, at: number, isLast: boolean): number {
    const end = bytes.indexOf('*/', at, 'latin1')
    const until = end < 0 ? (isLast ? bytes.length : Math.max(at, bytes.length - 1)) : end + 2
    if (until === at) return wait
    this.#countLines(bytes, at, until)
    if (end >= 0) this.#state = 'base'
    return until
  }

  #word(bytes: Buffer, at: number): number {
    let end = at
    while (end < bytes.length && isWordByte(bytes[end] ?? 0)) end++
    this.#keep(bytes, at, end)
    if (end < bytes.length) this.#endWord()
    return end
  }

  #endWord(): void {
    this.#state = 'base'
    const word = this.#isTooLong ? '' : this.#out.toString('latin1', 0, this.#length)
    if (this.#isAtStart && word.length === 9 && word.toUpperCase() === 'DELIMITER') {
      this.#state = 'delimiter'
      this.#length = 0
      return
    }
    this.#isAtStart = false
    this.#listener.word(word)
  }

  #quoted(bytes: Buffer, at: number, isLast: boolean): number {
    const quote = this.#quote
    const escapes = this.#state === 'quoted' && !this.hasPlainBackslashes
    let end = at
    while (end < bytes.length) {
      const byte = bytes[end]
      if (byte === quote || (byte === backslash && escapes)) break
      if (byte === lineFeed) this.line++
      end++
    }
    if (end > at) {
      this.#keep(bytes, at, end)
      return end
    }
    if (end + 1 >= bytes.length && !isLast) return wait
    const next = bytes[end + 1]
    if (bytes[end] === backslash) {
      if (next === undefined) return end + 1
      this.#keepEscape(next)
      if (next === lineFeed) this.line++
      return end + 2
    }
    if (next === quote) {
      this.#keep(bytes, end, end + 1)
      return end + 2
    }
    this.#endQuoted()
    return end + 1
  }

  #endQuoted(): void {
    const state = this.#state
    this.#state = 'base'
    this.#isAtStart = false
    if (state === 'name')
      this.#listener.name(this.#isTooLong ? '' : this.#out.toString('utf8', 0, this.#length))
    else {
      const bytes = this.#isTooLong ? null : Buffer.from(this.#out.subarray(0, this.#length))
      this.#listener.quoted(this.#isWanted ? bytes : undefined, this.#quote === quoteOne ? "'" : '"')
    }
    if (this.#out.length > keptBytes) this.#out = Buffer.allocUnsafe(64 * 1024)
  }

  /** Routines are between lines that change the delimiter and change it back. */
  #rawLine(bytes: Buffer, at: number, isLast: boolean): number {
    const end = bytes.indexOf(lineFeed, at)
    const until = end < 0 ? bytes.length : end
    if (this.#length < 100) this.#keep(bytes, at, Math.min(until, at + 100))
    if (end < 0 && !isLast) return until
    const text = this.#out.toString('latin1', 0, this.#length).trim()
    this.#length = 0
    this.line++
    const isBack = this.#state === 'delimiter' ? text === ';' : /^delimiter\s{1,20};$/i.test(text)
    if (this.#state === 'delimiter' && !isBack) this.#listener.routine()
    this.#state = isBack ? 'base' : 'routine'
    return end < 0 ? until : end + 1
  }

  #keepEscape(byte: number): void {
    // A pattern's `\%` and `\_` keep their backslash.
    if (byte === percent || byte === underscore) this.#keepByte(backslash)
    this.#keepByte(escaped.get(byte) ?? byte)
  }

  #keepByte(byte: number): void {
    if (!this.#hasRoom(1)) return
    this.#out[this.#length++] = byte
  }

  #keep(bytes: Buffer, from: number, to: number): void {
    if (!this.#hasRoom(to - from)) return
    bytes.copy(this.#out, this.#length, from, to)
    this.#length += to - from
  }

  #hasRoom(more: number): boolean {
    if (!this.#isWanted || this.#isTooLong) return false
    if (this.#length + more > this.#maxValueBytes) {
      this.#isTooLong = true
      return false
    }
    if (this.#length + more > this.#out.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.#out.length * 2, this.#length + more))
      this.#out.copy(larger, 0, 0, this.#length)
      this.#out = larger
    }
    return true
  }

  #countLines(bytes: Buffer, from: number, to: number): void {
    for (let at = bytes.indexOf(lineFeed, from); at >= 0 && at < to; at = bytes.indexOf(lineFeed, at + 1))
      this.line++
  }
}

/** More bytes must come first. */
const wait = -1

const space = 0x20
const lineFeed = 0x0a
const quoteOne = 0x27
const quoteTwo = 0x22
const backtick = 0x60
const hash = 0x23
const dash = 0x2d
const slash = 0x2f
const star = 0x2a
const semicolon = 0x3b
const backslash = 0x5c
const percent = 0x25
const underscore = 0x5f

/** `/*M!999999` and a letter more. */
const longestMark = 12

/** The room for values is given back when a large one has passed. */
const keptBytes = 4 * 1024 * 1024

const escaped = new Map([
  [0x30, 0],
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x5a, 0x1a],
])

const wordBytes = new Uint8Array(256)
for (let byte = 0; byte < 256; byte++)
  wordBytes[byte] = byte >= 0x80 || /[A-Za-z0-9_$@.]/.test(String.fromCharCode(byte)) ? 1 : 0

const isWordByte = (byte: number) => wordBytes[byte] === 1
