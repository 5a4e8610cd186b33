import { isAscii, isUtf8 } from 'node:buffer'

/** How the letters of one column were written; gathered over all its rows before any is given. */
export interface ColumnLetters {
  /** Values with letters outside ASCII. */
  foreign: number
  /** Of these, the ones that are no UTF-8 and are read as Windows-1252. */
  old: number
  /** Of these, the ones that were encoded as UTF-8 twice. */
  twice: number
  /** Whether a value holds a NUL, at which a text of the store would end. */
  hasNul: boolean
}

export const newLetters = (): ColumnLetters => ({ foreign: 0, old: 0, twice: 0, hasNul: false })

export function noteLetters(letters: ColumnLetters, bytes: Buffer): void {
  if (!letters.hasNul && bytes.includes(0)) letters.hasNul = true
  if (isAscii(bytes)) return
  letters.foreign++
  if (!isUtf8(bytes)) letters.old++
  else if (mayBeTwice(bytes) && onceOf(bytes.toString('utf8')) !== undefined) letters.twice++
}

/** Most values that could be, were: then it was the column, and not a text that speaks of such letters. */
export const isTwice = ({ foreign, old, twice }: ColumnLetters): boolean =>
  twice > 0 && twice * 2 >= foreign - old

/** Whether all values are texts as they stand, which the store gives faster than bytes. */
export const isPlain = (letters: ColumnLetters): boolean =>
  letters.old === 0 && !letters.hasNul && !isTwice(letters)

export function textOf(bytes: Uint8Array, isColumnTwice: boolean): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isAscii(buffer)) return buffer.toString('latin1')
  if (!isUtf8(buffer)) return new TextDecoder('windows-1252').decode(buffer)
  const text = buffer.toString('utf8')
  return isColumnTwice && mayBeTwice(buffer) ? (onceOf(text) ?? text) : text
}

/** `Ã` to `ô`, as which the first byte of a letter appears, begin with these two. */
const mayBeTwice = (bytes: Buffer) => bytes.includes(0xc3) || bytes.includes(0xc2)

/** What a text was before its UTF-8 was taken for Windows-1252; undefined when it cannot have been. */
export function onceOf(text: string): string | undefined {
  const bytes = Buffer.allocUnsafe(text.length)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const byte = code < 0x100 ? code : ofWindows.get(code)
    if (byte === undefined) return undefined
    bytes[at] = byte
  }
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined
}

const ofWindows = new Map<number, number>()
for (let byte = 0x80; byte < 0xa0; byte++)
  ofWindows.set(new TextDecoder('windows-1252').decode(Uint8Array.of(byte)).charCodeAt(0), byte)
