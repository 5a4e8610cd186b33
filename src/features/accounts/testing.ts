import { createHmac } from 'node:crypto'

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app shows for a key in base 32 at a moment: six digits (RFC 6238). */
export function codeOf(key: string, now = Date.now()): string {
  const bits = [...key].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', bytes).update(moment).digest()
  const start = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
