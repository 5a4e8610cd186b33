import { isAscii } from 'node:buffer'

/**
 * The text of a file from outside, in the encoding that its bytes show: by byte order mark, by a UTF-16 pattern, as
 * UTF-8 if the bytes are valid, else Windows-1252 (a superset of Latin-1). A last character that was cut in two is
 * left out.
 * @param isCut whether the file continues after these bytes
 */
export function decodeText(bytes: Uint8Array, isCut = false): string {
  const read = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true })
  const wide = wideEncoding(bytes)
  if (wide) return read(wide)
  try {
    const text = read('utf-8', true)
    // If only the last byte of a whole file is not ASCII, it is more likely Windows-1252 than a character that was
    // cut in two.
    const isOfWindows = !isCut && text.length < bytes.length && isAscii(bytes.subarray(0, text.length))
    if (!isOfWindows) return text
  } catch {
    // Not UTF-8.
  }
  return read('windows-1252')
}

function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return undefined
}
