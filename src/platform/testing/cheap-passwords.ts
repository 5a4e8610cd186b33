import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Done = (error: Error | null, key: Buffer) => void
type Rest = [Done] | [ScryptOptions, Done]

const isCheap = Symbol.for('schelp.cheapPasswords')
const { scrypt } = crypto

/**
 * Makes hashing a password a thousand times cheaper: tests make hundreds of accounts. Test files of one process share
 * `crypto`, and each of them loads this file.
 */
if (!(isCheap in scrypt)) {
  const cheap = (password: string, salt: string, length: number, ...rest: Rest) => {
    const [options, done] = rest.length === 1 ? [{}, rest[0]] : rest
    scrypt(password, salt, length, { ...options, N: 16 }, done)
  }
  Object.assign(crypto, { scrypt: Object.assign(cheap, { [isCheap]: true }) })
  syncBuiltinESMExports()
}
