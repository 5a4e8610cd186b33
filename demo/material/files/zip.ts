import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface ZipMember {
  /** With slashes, relative. */
  name: string
  bytes: Buffer
  /** Kept as it is; what is packed already gains nothing. */
  stored?: boolean
}

const localHeaderBytes = 30
const directoryRecordBytes = 46
const endBytes = 22
const signatures = { local: 0x04034b50, record: 0x02014b50, end: 0x06054b50 }
const version = 20
const utf8Names = 0x0800
const method = { store: 0, deflate: 8 }

/** The same bytes for the same members and date. Every member bears the one date, in UTC. */
export function makeZip(members: readonly ZipMember[], modified: Date): Buffer {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes, stored } of members) {
    const path = Buffer.from(name)
    const packed = stored ? bytes : deflateRawSync(bytes, { level: constants.Z_BEST_COMPRESSION })
    const common = Buffer.alloc(26)
    common.writeUInt16LE(version, 0)
    common.writeUInt16LE(utf8Names, 2)
    common.writeUInt16LE(stored ? method.store : method.deflate, 4)
    common.writeUInt16LE(dosTime(modified), 6)
    common.writeUInt16LE(dosDate(modified), 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(path.length, 22)

    const local = Buffer.alloc(localHeaderBytes)
    local.writeUInt32LE(signatures.local, 0)
    common.copy(local, 4)
    pieces.push(local, path, packed)

    const record = Buffer.alloc(directoryRecordBytes)
    record.writeUInt32LE(signatures.record, 0)
    record.writeUInt16LE(version, 4)
    common.copy(record, 6)
    record.writeUInt32LE(offset, 42)
    directory.push(record, path)
    offset += local.length + path.length + packed.length
  }
  const directoryLength = directory.reduce((sum, piece) => sum + piece.length, 0)
  const end = Buffer.alloc(endBytes)
  end.writeUInt32LE(signatures.end, 0)
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(directoryLength, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...pieces, ...directory, end])
}

const dosTime = (date: Date): number =>
  (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)

const dosDate = (date: Date): number =>
  ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
