import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookiePrefix } from './session-cookie.ts'

const rememberedSeconds = 365 * 24 * 3600

/**
 * A browser that has signed in to an account has a cookie that proves it. Its attempts are counted separately, so that
 * nobody who guesses elsewhere can lock the owner out. The cookie gives no access: the password is still required.
 */
export interface KnownDevices {
  /** Returns the device of this account in a `Cookie` header; undefined when there is no valid one. */
  deviceOf(cookieHeader: string | null | undefined, email: string): string | undefined
  /** Returns the `Set-Cookie` line that makes a browser known: as the same device as before, or as a new one. */
  remember(email: string, device?: string): string
}

/** `secret` must be the same on every node and after a restart. */
export function createKnownDevices({ secret, siteUrl }: { secret: string; siteUrl: string }): KnownDevices {
  const isSecure = siteUrl.startsWith('https:')
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['known-device', ...parts]))
      .digest('base64url')
  // Each account has its own cookie, so that people who share a computer do not replace each other's.
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
