import { isUtf8 } from 'node:buffer'

/** Bytes that are held back at most, in case the rest of a letter comes with the next piece. */
const mostHeld = 64 * 1024

/**
 * Reads UTF-8 in which some texts are Windows-1252, as an export is whose database was converted half: each run of bytes
 * outside ASCII that is no UTF-8 is read as that. TextDecoder would make each of these letters the same unreadable sign.
 */
export class MixedLetters {
  /** Runs that were read as Windows-1252. */
  mended = 0
  #held = Buffer.alloc(0)

  decode(chunk?: Uint8Array, _?: { stream: boolean }): string {
    const bytes = Buffer.concat([this.#held, chunk ?? Buffer.alloc(0)])
    let end = bytes.length
    if (chunk) while (end > 0 && (bytes[end - 1] ?? 0) > 0x7f) end--
    if (bytes.length - end > mostHeld) end = bytes.length
    this.#held = bytes.subarray(end)
    const whole = bytes.subarray(0, end)
    if (isUtf8(whole)) return whole.toString('utf8')
    return whole.toString('latin1').replace(/[\x80-\xff]+/g, (run) => {
      const letters = Buffer.from(run, 'latin1')
      if (isUtf8(letters)) return letters.toString('utf8')
      this.mended++
      return windows.decode(letters)
    })
  }
}

const windows = new TextDecoder('windows-1252')
