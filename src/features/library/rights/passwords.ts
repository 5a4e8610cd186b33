import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const keyBytes = 32

/** Longer passwords are refused, because hashing takes time. */
const maxPasswordLength = 200

/** Whether a lock may have this password. scrypt ignores null bytes at the end, so none are allowed. */
export const isUsablePassword = (password: string): boolean =>
  password !== '' && password.length <= maxPasswordLength && !password.includes('\0')

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password.normalize('NFC'), salt, keyBytes)
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$')
  if (!isUsablePassword(password)) return false
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), keyBytes)
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
