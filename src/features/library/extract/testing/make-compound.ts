import { utils, write } from 'cfb'

/** A compound file with these streams. */
export function makeCompound(streams: Readonly<Record<string, Buffer>>): Buffer {
  const file = utils.cfb_new()
  for (const [name, contents] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, contents)
  return Buffer.from(write(file, { type: 'buffer' }) as Buffer)
}

/** A Word document with one piece of text (MS-DOC 2.5 and 2.9.38). */
export function makeDoc(text: string, flags = 0): Buffer {
  const head = Buffer.alloc(1024)
  head.writeUInt16LE(0xa5ec, 0)
  head.writeUInt16LE(0x0200 | flags, 10)
  head.writeUInt32LE(head.length, 0x18)
  head.writeUInt32LE(text.length, 0x4c)
  const pieces = Buffer.alloc(5 + 2 * 4 + 8)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(2 * 4 + 8, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE(head.length, 15)
  head.writeUInt32LE(pieces.length, 0x1a6)
  return makeCompound({
    WordDocument: Buffer.concat([head, Buffer.from(text, 'utf16le'), Buffer.alloc(4_096)]),
    '1Table': Buffer.concat([pieces, Buffer.alloc(4_096)]),
  })
}

/** A record of Excel: its type and its contents. */
export function excelRecord(type: number, ...contents: Buffer[]): Buffer {
  const data = Buffer.concat(contents)
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

/** A record of PowerPoint; `container` if it contains records. */
export function slideRecord(type: number, contents: Buffer, container = false): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt16LE(container ? 0xf : 0, 0)
  head.writeUInt16LE(type, 2)
  head.writeUInt32LE(contents.length, 4)
  return Buffer.concat([head, contents])
}

/** An Outlook e-mail, with properties of the type "text" (MS-OXMSG 2.4). */
export const makeMsg = (properties: Readonly<Record<string, string>>): Buffer =>
  makeCompound({
    '__properties_version1.0': Buffer.alloc(32),
    ...Object.fromEntries(
      Object.entries(properties).map(([tag, text]) => [
        `__substg1.0_${tag}001F`,
        Buffer.from(text, 'utf16le'),
      ]),
    ),
  })
