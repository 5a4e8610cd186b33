import { crc32, deflateRawSync } from 'node:zlib'

interface TestMember {
  name: string
  contents: string | Buffer
  /** The size that the archive declares, if it is not the real one. */
  claimedSize?: number
  encrypted?: boolean
  /** Whether the member is stored without deflating it. */
  stored?: boolean
}

/** A zip archive for tests, valid or not: libraries refuse to write invalid ones. */
export function makeZip(members: readonly TestMember[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, contents, claimedSize, encrypted, stored } of members) {
    const plain = Buffer.from(contents)
    const packed = stored ? plain : deflateRawSync(plain)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2)
    fields.writeUInt16LE(stored ? 0 : 8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? plain.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, tail, Buffer.from(name))
    bodies.push(body)
    offset += body.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}
