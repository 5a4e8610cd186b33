import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Parts } from '../parts.ts'

/** Name of the cookie that remembers which locks a visitor opened; HttpOnly, SameSite=Lax. */
export const unlockCookie = 'schelp_unlocked'
/** A cookie holds about 4 KB, so only the newest are remembered. */
const maxRemembered = 60

/** Name of the lock or grant, version of its password or id of the grant, and its end in seconds since 1970. */
const remembered = z.tuple([z.string().max(60), z.number().int(), z.number().int()])
export type Remembered = z.infer<typeof remembered>
const allRemembered = z.array(remembered).max(maxRemembered)

type Signed = Pick<Parts, 'secret' | 'clock'>

/** The cookie's new value with one more entry, and how long the cookie should live. */
export function remember(
  { secret, clock }: Signed,
  cookie: string | undefined,
  opened: Remembered,
): { cookie: string; maxAgeSeconds: number } {
  const others = recall({ secret, clock }, cookie).filter(([name]) => name !== opened[0])
  const entries = [...others, opened].slice(-maxRemembered)
  const payload = Buffer.from(JSON.stringify(entries)).toString('base64url')
  return {
    cookie: `${payload}.${sign(secret, payload)}`,
    maxAgeSeconds: Math.max(...entries.map(([, , until]) => until)) - Math.floor(clock().getTime() / 1_000),
  }
}

/** The entries of a cookie that have not ended; none if its signature is not ours. */
export function recall({ secret, clock }: Signed, cookie: string | undefined): Remembered[] {
  const [payload = '', signature = ''] = (cookie ?? '').split('.')
  if (!isSame(signature, sign(secret, payload))) return []
  const nowSeconds = clock().getTime() / 1_000
  return allRemembered
    .parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    .filter(([, , until]) => until > nowSeconds)
}

export const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update('library unlocks\n').update(payload).digest('base64url')

export function isSame(text: string, other: string): boolean {
  const [actual, expected] = [Buffer.from(text), Buffer.from(other)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
