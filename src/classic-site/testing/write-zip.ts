import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipMember {
  name: string
  bytes: Uint8Array | string
  /** The type and mode that Unix keeps, such as 0o120777 of a symbolic link. */
  mode?: number
}

/** A zip, with whatever names its members are given. */
export function writeZip(members: ZipMember[]): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes: given, mode = 0o100644 } of members) {
    const bytes = Buffer.from(given)
    const path = Buffer.from(name)
    const packed = deflateRawSync(bytes)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(0x800, 2)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(0x58210000, 6)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, path, packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE((mode << 16) >>> 0, 6)
    entry.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), about, entry, path]))
    pieces.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...pieces, listed, end])
}
