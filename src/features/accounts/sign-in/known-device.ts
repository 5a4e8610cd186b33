import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookiePrefix } from './session-cookie.ts'

const rememberedSeconds = 365 * 24 * 3600

/**
 * A browser from which an account's password was once given keeps a cookie that says so. Its tries are counted by
 * themselves, so that nobody who guesses elsewhere can lock the owner out. It opens nothing: a password is still asked.
 */
export interface KnownDevices {
  /** Which device of this account a `Cookie` header names; undefined when it names none that we made. */
  deviceOf(cookieHeader: string | null | undefined, email: string): string | undefined
  /** The `Set-Cookie` line by which a browser is known from now on: the same device as before, or a new one. */
  remember(email: string, device?: string): string
}

/** `secret` must be the same on every node and after a restart. */
export function createKnownDevices({ secret, siteUrl }: { secret: string; siteUrl: string }): KnownDevices {
  const isSecure = siteUrl.startsWith('https:')
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['known-device', ...parts]))
      .digest('base64url')
  // Each account has its own, so that those who share a computer do not make each other unknown.
  const nameOf = (email: string) =>
    `${isSecure ? '__Secure-' : ''}${cookiePrefix}.device_${mac('name', email).slice(0, 12)}`
  const proofOf = (email: string, device: string) => mac('device', email, device)
  return {
    deviceOf(cookieHeader, email) {
      const start = `${nameOf(email)}=`
      const cookie = cookieHeader
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(start))
      const [device = '', proof = ''] = cookie?.slice(start.length).split('.') ?? []
      const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(email, device))]
      return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
    },
    remember(email, device = randomBytes(12).toString('base64url')) {
      return [
        `${nameOf(email)}=${device}.${proofOf(email, device)}`,
        `Max-Age=${rememberedSeconds}`,
        'Path=/',
        'HttpOnly',
        ...(isSecure ? ['Secure'] : []),
        'SameSite=Lax',
      ].join('; ')
    },
  }
}
