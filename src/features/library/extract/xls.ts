import iconv from 'iconv-lite'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'

/** Record types of MS-XLS 2.3.1. */
const record = {
  formula: 0x0006,
  filePass: 0x002f,
  continue: 0x003c,
  codePage: 0x0042,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  rString: 0x00d6,
  sharedStrings: 0x00fc,
  number: 0x0203,
  label: 0x0204,
  formulaString: 0x0207,
  rk: 0x027e,
  begin: 0x0809,
}
const biff8 = 0x0600
/** Row, column and format precede the value of a cell. */
const cellHead = 6

/**
 * Reads sheet names, texts, numbers and formula results of Excel 5 to 2003; texts that cells share are in one place.
 */
export function readXls(book: Buffer, out: TextCollector): void {
  let isBiff8 = true
  let encoding = 'cp1252'
  const add = (text: string) => out.add(`${text}\n`)
  const oldText = (data: Buffer, at: number, lengthBytes: 1 | 2) => {
    const length = data.readUIntLE(at, lengthBytes)
    return iconv.decode(data.subarray(at + lengthBytes, at + lengthBytes + length), encoding)
  }
  const text = (data: Buffer, at: number, lengthBytes: 1 | 2 = 2) =>
    isBiff8 ? new Strings([data], at).next(lengthBytes) : oldText(data, at, lengthBytes)

  for (const { type, parts } of records(book)) {
    if (out.full) return
    const [data] = parts
    if (type === record.filePass) throw new Unreadable('encrypted', 'the sheet asks for a password')
    if (type === record.begin) isBiff8 = data.readUInt16LE(0) === biff8
    else if (type === record.codePage) encoding = encodingOf(data.readUInt16LE(0))
    else if (type === record.boundSheet) add(text(data, 6, 1))
    else if (type === record.sharedStrings) {
      const strings = new Strings(parts, 8)
      for (let left = data.readUInt32LE(4); left > 0 && !out.full && !strings.ended; left -= 1)
        add(strings.next(2))
    } else if (type === record.label || type === record.rString) add(text(data, cellHead))
    else if (type === record.formulaString) add(text(data, 0))
    else if (type === record.number) add(String(data.readDoubleLE(cellHead)))
    else if (type === record.rk) add(String(rkValue(data.readUInt32LE(cellHead))))
    else if (type === record.mulRk) {
      for (let at = cellHead; at + 6 <= data.length; at += 6) add(String(rkValue(data.readUInt32LE(at))))
    } else if (type === record.formula && data.readUInt16LE(cellHead + 6) !== 0xffff)
      add(String(data.readDoubleLE(cellHead)))
  }
}

const encodingOf = (page: number): string => {
  const name = page === 0x8000 || page === 10_000 ? 'macroman' : `cp${page}`
  return iconv.encodingExists(name) ? name : 'cp1252'
}

interface ExcelRecord {
  type: number
  /** The data of the record, and of the records that continue it. */
  parts: [Buffer, ...Buffer[]]
}

function* records(book: Buffer): Generator<ExcelRecord> {
  let current: ExcelRecord | undefined
  for (let at = 0; at + 4 <= book.length; ) {
    const type = book.readUInt16LE(at)
    const end = at + 4 + book.readUInt16LE(at + 2)
    const data = book.subarray(at + 4, end)
    if (type === record.continue) current?.parts.push(data)
    else {
      if (current) yield current
      current = { type, parts: [data] }
    }
    at = end
  }
  if (current) yield current
}

/** A number in 30 bits: the upper bits of a double, or an integer; the lowest bit tells whether to divide it by 100. */
function rkValue(rk: number): number {
  const head = Buffer.alloc(8)
  head.writeUInt32LE((rk & ~3) >>> 0, 4)
  const value = rk & 2 ? (rk | 0) >> 2 : head.readDoubleLE(0)
  return rk & 1 ? value / 100 : value
}

/**
 * Texts of Excel 97 and later, one after another (MS-XLS 2.5.293). If a text continues in the next part, that part
 * begins with a byte that tells again whether characters have one byte or two.
 */
class Strings {
  readonly #parts: readonly Buffer[]
  #part = 0
  #at: number

  constructor(parts: readonly Buffer[], at: number) {
    this.#parts = parts
    this.#at = at
  }

  get ended(): boolean {
    return this.#part >= this.#parts.length - 1 && this.#left === 0
  }

  next(lengthBytes: 1 | 2): string {
    let length = this.#number(lengthBytes)
    let flags = this.#number(1)
    const runs = flags & 8 ? this.#number(2) : 0
    const phonetic = flags & 4 ? this.#number(4) : 0
    let text = ''
    while (length > 0 && !this.ended) {
      if (this.#left === 0) {
        this.#turn()
        flags = this.#number(1)
      }
      const width = flags & 1 ? 2 : 1
      const count = Math.min(length, Math.floor(this.#left / width))
      if (count === 0) break
      text += this.#take(count * width).toString(width === 2 ? 'utf16le' : 'latin1')
      length -= count
    }
    this.#skip(runs * 4 + phonetic)
    return text
  }

  get #left(): number {
    return (this.#parts[this.#part]?.length ?? 0) - this.#at
  }

  #turn(): void {
    this.#part += 1
    this.#at = 0
  }

  #take(count: number): Buffer {
    const taken = this.#parts[this.#part]?.subarray(this.#at, this.#at + count) ?? Buffer.alloc(0)
    this.#at += taken.length
    return taken
  }

  #number(bytes: 1 | 2 | 4): number {
    if (this.#left === 0) this.#turn()
    return this.#take(bytes).readUIntLE(0, bytes)
  }

  #skip(count: number): void {
    let left = count
    while (left > 0 && !this.ended) {
      if (this.#left === 0) this.#turn()
      left -= this.#take(left).length
    }
  }
}
