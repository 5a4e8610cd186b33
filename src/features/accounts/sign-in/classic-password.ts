import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { compare } from 'bcryptjs'

/** Hashes of a site that was brought in, which are replaced by ours when their owner signs in. */
export const isClassicHash = (hash: string): boolean =>
  /^(\$P\$|\$H\$|\$wp\$2[abxy]\$|\$2[abxy]\$|[0-9a-f]{32}$)/.test(hash)

/** Each step doubles the work: nobody's old hash may keep us busy for seconds. */
const mostBcrypt = 13
/** Its rounds run at once, some 50 ms of them; WordPress takes 13. */
const mostPhpass = 15

/** Whether a password is the one of a classic hash: phpass, bcrypt as PHP writes it, WordPress 6.8's, or an MD5. */
export async function isClassicPassword(hash: string, password: string): Promise<boolean> {
  if (/^\$[PH]\$/.test(hash)) return isPhpass(hash, password)
  if (hash.startsWith('$wp$')) {
    const digest = createHmac('sha384', 'wp-sha384').update(password.trim()).digest('base64')
    return isBcrypt(hash.slice(3), digest)
  }
  if (hash.startsWith('$2')) return isBcrypt(hash, password)
  return isSame(createHash('md5').update(password).digest('hex'), hash)
}

async function isBcrypt(hash: string, password: string): Promise<boolean> {
  const cost = Number(hash.slice(4, 6))
  if (!(cost >= 4 && cost <= mostBcrypt)) return false
  return compare(password, hash.replace(/^\$2[xy]\$/, '$2b$'))
}

const letters = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The portable hashes of phpass: MD5 of MD5, as often as the fourth letter says. */
function isPhpass(hash: string, password: string): boolean {
  const log = letters.indexOf(hash[3] ?? '')
  const salt = hash.slice(4, 12)
  if (log < 7 || log > mostPhpass || salt.length < 8) return false
  let digest = createHash('md5').update(salt).update(password).digest()
  for (let round = 0; round < 2 ** log; round += 1)
    digest = createHash('md5').update(digest).update(password).digest()
  return isSame(hash.slice(0, 12) + encoded(digest), hash)
}

/** Base 64 with the lowest bits first. */
function encoded(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
    const count = Math.min(4, bytes.length - at + 1)
    for (let letter = 0; letter < count; letter += 1) text += letters[(group >> (6 * letter)) & 63]
  }
  return text
}

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
