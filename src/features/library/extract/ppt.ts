import { Unreadable } from './problem.ts'
import type { TextCollector } from './text-collector.ts'

/** Record types of MS-PPT 2.13.24. */
const record = { mainMaster: 0x03f8, textChars: 0x0fa0, textBytes: 0x0fa8 }
const headBytes = 8
/** A record of this version contains records. */
const container = 0xf
/** This value in the second field of the stream `Current User` (MS-PPT 2.3.2) means that the slides are encrypted. */
const encryptedToken = 0xf3d1c4df
const tokenAt = 12

/** Reads the text on slides and in notes; skips the prompts of a master ("Click to edit"). */
export function readPpt(slides: Buffer, user: Buffer | undefined, out: TextCollector): void {
  if (user && user.length >= tokenAt + 4 && user.readUInt32LE(tokenAt) === encryptedToken)
    throw new Unreadable('encrypted', 'the slides ask for a password')
  let at = 0
  while (at + headBytes <= slides.length && !out.full) {
    const version = slides.readUInt16LE(at) & 0xf
    const type = slides.readUInt16LE(at + 2)
    const end = at + headBytes + slides.readUInt32LE(at + 4)
    const contents = slides.subarray(at + headBytes, end)
    if (type === record.textChars) add(contents.toString('utf16le'), out)
    else if (type === record.textBytes) add(contents.toString('latin1'), out)
    at = version === container && type !== record.mainMaster ? at + headBytes : end
  }
}

/** A carriage return ends a paragraph, a vertical tab a line. */
const add = (text: string, out: TextCollector) => out.add(`${text.replace(/[\r\v]/g, '\n')}\n`)
