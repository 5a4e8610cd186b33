import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import { encode, type QrCodeGenerateOptions } from 'uqr'

/** Light border, in modules, which scanners need. */
const border = 4
/** Scanners read any mask; finding the best of eight takes longer than the rest of an order's page. */
const maskPattern = 2
const options: QrCodeGenerateOptions = { ecc: 'M', border, maskPattern }

/** Returns a text as a QR code: the path of its dark modules in a square of `size`. */
export function drawQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, options)
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

/** Returns the QR code as a picture, for mails: many mail clients leave SVG out. */
export async function qrPng(text: string, modulePx = 6): Promise<Buffer> {
  const { data, size } = encode(text, options)
  const sidePx = size * modulePx
  const rows = data.flatMap((row) => {
    const bits = row.map((isDark) => (isDark ? '0' : '1').repeat(modulePx)).join('')
    // Each row begins with its filter type: 0, none.
    const bytes = Buffer.from([
      0,
      ...(bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
    ])
    return Array<Buffer>(modulePx).fill(bytes)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(sidePx, 0)
  header.writeUInt32BE(sidePx, 4)
  header.writeUInt8(1, bitDepthAt)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', await deflated(Buffer.concat(rows))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const deflated = promisify(deflate)
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The bytes after it stay 0: greyscale (one bit: black or white), not interlaced. */
const bitDepthAt = 8

function pngChunk(type: string, contents: Buffer): Buffer {
  const chunk = Buffer.alloc(contents.length + 12)
  chunk.writeUInt32BE(contents.length, 0)
  chunk.write(type, 4, 'latin1')
  contents.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), contents.length + 8)
  return chunk
}
