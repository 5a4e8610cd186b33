/** What PHP serialised, as plain data: lists and maps, also for what was an object. */
export type PhpValue = null | boolean | number | string | PhpValue[] | PhpMap
export interface PhpMap {
  [key: string]: PhpValue
}

export interface Unserialised {
  value: PhpValue
  /** Whether lengths in it were wrong, as they are after a text was replaced or converted; they were reckoned anew. */
  isMended: boolean
}

/** Whether a stored value is one that PHP serialised. */
export const isSerialised = (text: string): boolean =>
  /^(?:a:\d{1,9}:\{|[OC]:\d{1,9}:"|[sSE]:\d{1,9}:"|[id]:[-+0-9.INF]|b:[01];|N;)/.test(text.slice(0, 20)) &&
  /[;}]$/.test(text.slice(-20).trimEnd())

/**
 * Reads a value that PHP serialised; undefined when it is none, is broken beyond its lengths, nests deeper than 100, or is
 * larger than 32 MB. Nothing of it is ever run or made: an object is a map of its properties, a reference the value that
 * it leads to (null inside of itself). php-serialize refuses wrong lengths and objects, and has no bounds.
 */
export function readSerialised(text: string): Unserialised | undefined {
  if (text.length > maxChars || !isSerialised(text)) return undefined
  const reader = new Reader(Buffer.from(text, 'utf8'))
  try {
    return { value: reader.value(0), isMended: reader.mended > 0 }
  } catch (error) {
    if (error instanceof Broken) return undefined
    throw error
  }
}

/** A map of what was read, also of a list (by its places) and of what is none (empty). */
export function phpMap(value: PhpValue | undefined): PhpMap {
  const map = newMap()
  if (Array.isArray(value)) for (const [at, item] of value.entries()) map[at] = item
  else if (value !== null && typeof value === 'object') return value
  return map
}

/** Writes plain data as PHP serialises it. */
export function writeSerialised(value: PhpValue): string {
  if (value === null) return 'N;'
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  if (typeof value === 'number') return Number.isSafeInteger(value) ? `i:${value};` : `d:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const entries = Object.entries(value)
  const key = (name: string) =>
    wholeNumber.test(name) && Number.isSafeInteger(Number(name)) ? `i:${name};` : writeSerialised(name)
  return `a:${entries.length}:{${entries.map(([name, item]) => key(name) + writeSerialised(item)).join('')}}`
}

const wholeNumber = /^(?:0|-?[1-9]\d{0,30})$/
const maxChars = 32 * 1024 * 1024
const maxDepth = 100
/** Values that references repeat count each time. */
const maxValues = 2_000_000
const maxMended = 1_000
const searchedBytes = 64 * 1024

class Broken extends Error {}

/** Without `Object.prototype`, so that a key such as `__proto__` is only a key. */
const newMap = (): PhpMap => Object.create(null)

class Reader {
  mended = 0
  #at = 0
  #values = 0
  readonly #bytes: Buffer
  /** What references count from 1, with how many values each holds; undefined while it is read. */
  readonly #slots: ({ value: PhpValue; size: number } | undefined)[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  value(depth: number): PhpValue {
    if (depth > maxDepth || ++this.#values > maxValues) throw new Broken()
    const type = String.fromCharCode(this.#bytes[this.#at] ?? 0)
    if (type === 'R') return this.#reference()
    const slot = this.#slots.push(undefined) - 1
    const before = this.#values
    const value = this.#typed(type, depth)
    this.#slots[slot] = { value, size: this.#values - before + 1 }
    return value
  }

  #typed(type: string, depth: number): PhpValue {
    switch (type) {
      case 'N':
        this.#expect('N;')
        return null
      case 'b':
        return this.#scalar() === '1'
      case 'i':
      case 'd':
        return this.#number()
      case 's':
      case 'S':
      case 'E':
        return this.#string()
      case 'a':
        return this.#array(depth)
      case 'O':
        return this.#object(depth)
      case 'C':
        return this.#custom()
      case 'r':
        return this.#reference()
      default:
        throw new Broken()
    }
  }

  #reference(): PhpValue {
    const slot = this.#slots[Number(this.#scalar()) - 1]
    if (!slot) return null
    this.#values += slot.size
    if (this.#values > maxValues) throw new Broken()
    return slot.value
  }

  #number(): number | string {
    const text = this.#scalar()
    const number = Number(text)
    // INF, NAN and whole numbers beyond what a number holds stay as they are written.
    return text === '' ||
      !Number.isFinite(number) ||
      (wholeNumber.test(text) && !Number.isSafeInteger(number))
      ? text
      : number
  }

  /** What stands between the colon and the semicolon. */
  #scalar(): string {
    const end = this.#bytes.indexOf(0x3b, this.#at)
    if (end < 0 || end - this.#at > 400) throw new Broken()
    const text = this.#bytes.toString('latin1', this.#at + 2, end)
    this.#at = end + 1
    return text
  }

  /** A length and the colon after it. */
  #length(): number {
    const end = this.#bytes.indexOf(0x3a, this.#at)
    const length =
      end < 0 || end - this.#at > 12 ? Number.NaN : Number(this.#bytes.toString('latin1', this.#at, end))
    if (!Number.isSafeInteger(length) || length < 0) throw new Broken()
    this.#at = end + 1
    return length
  }

  #expect(text: string): void {
    if (this.#bytes.toString('latin1', this.#at, this.#at + text.length) !== text) throw new Broken()
    this.#at += text.length
  }

  #string(): string {
    this.#at += 2
    const length = this.#length()
    this.#expect('"')
    const start = this.#at
    let end = start + length
    if (!this.#endsAt(end)) {
      if (++this.mended > maxMended) throw new Broken()
      end = this.#lettersOn(start, length) ?? this.#nearestEnd(start, end)
    }
    this.#at = end + 2
    return this.#bytes.toString('utf8', start, end).replaceAll('\0', '')
  }

  #endsAt(end: number): boolean {
    return this.#bytes[end] === 0x22 && this.#bytes[end + 1] === 0x3b
  }

  /** Where it ends when the length counts letters, as in a database that kept each in a byte. */
  #lettersOn(start: number, letters: number): number | undefined {
    if (letters > searchedBytes) return undefined
    const text = this.#bytes.toString('utf8', start, start + letters * 4)
    const end = start + Buffer.byteLength([...text.slice(0, letters * 2)].slice(0, letters).join(''))
    return this.#endsAt(end) && this.#goesOnAt(end + 2) ? end : undefined
  }

  /** The end of a string nearest to where it should be. */
  #nearestEnd(start: number, expected: number): number {
    const near = Math.min(Math.max(expected, start), this.#bytes.length)
    for (let away = 0; away <= searchedBytes; away++) {
      if (near + away >= this.#bytes.length && near - away < start) break
      if (this.#endsAt(near + away) && this.#goesOnAt(near + away + 2)) return near + away
      if (near - away >= start && this.#endsAt(near - away) && this.#goesOnAt(near - away + 2))
        return near - away
    }
    throw new Broken()
  }

  #goesOnAt(at: number): boolean {
    if (at >= this.#bytes.length) return true
    return /^(?:\}|[sSiaOdbCrRE]:|N;)/.test(this.#bytes.toString('latin1', at, at + 2))
  }

  #array(depth: number): PhpValue {
    this.#at += 2
    const map = this.#entries(this.#length(), depth)
    const keys = Object.keys(map)
    return keys.every((key, at) => key === String(at)) ? Object.values(map) : map
  }

  #object(depth: number): PhpMap {
    this.#at += 2
    this.#name()
    return this.#entries(this.#length(), depth)
  }

  /** An object that wrote itself: what it wrote, as a text. */
  #custom(): string {
    this.#at += 2
    this.#name()
    const length = this.#length()
    this.#expect('{')
    const text = this.#bytes.toString('utf8', this.#at, this.#at + length)
    this.#at += length
    this.#expect('}')
    return text.replaceAll('\0', '')
  }

  /** Past the name of a class and the colon after it. */
  #name(): void {
    const length = this.#length()
    this.#expect('"')
    this.#at += length
    this.#expect('":')
  }

  #entries(count: number, depth: number): PhpMap {
    this.#expect('{')
    const map = newMap()
    for (let entry = 0; entry < count; entry++) {
      const type = String.fromCharCode(this.#bytes[this.#at] ?? 0)
      if (type !== 'i' && type !== 's' && type !== 'S') throw new Broken()
      const key = type === 'i' ? this.#scalar() : this.#key()
      map[key] = this.value(depth + 1)
    }
    this.#expect('}')
    return map
  }

  /** Private and protected properties say between NULs of which class they are. */
  #key(): string {
    const start = this.#at
    const text = this.#string()
    const raw = this.#bytes.subarray(start, this.#at)
    const last = raw.lastIndexOf(0)
    return last < 0 ? text : raw.toString('utf8', last + 1, raw.length - 2)
  }
}
