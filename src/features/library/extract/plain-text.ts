import { isAscii } from 'node:buffer'
import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'

/** By byte order mark, by a UTF-16 pattern, as UTF-8 when it is that, else as Windows-1252 (a superset of Latin-1). */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes)
  if (first !== 0 && second === 0) return new TextDecoder('utf-16le').decode(bytes)
  try {
    // As a stream, so that a last character that was cut in two does not count against UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    // Where only the last letter is not ASCII, Windows-1252 is likelier than a cut in the middle of a letter.
    const isOfWindows = text.length < bytes.length && isAscii(bytes.subarray(0, text.length))
    if (!isOfWindows) return text
  } catch {
    // Not UTF-8.
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

/** More control characters than one in this many: not text. */
const charactersPerControl = 10

export function readPlainText(bytes: Uint8Array, out: TextCollector): void {
  const text = decodeText(bytes)
  const sample = text.slice(0, 20_000)
  const controls = sample.match(/[^\P{Cc}\s]/gu)?.length ?? 0
  if (controls * charactersPerControl > sample.length)
    throw new Unreadable('broken', 'the contents are not text')
  out.add(text)
}
