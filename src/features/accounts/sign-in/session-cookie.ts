import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readCookie } from '../../../platform/http/cookies.ts'

/** Prefix of our cookies; over HTTPS better-auth puts `__Secure-` before it. */
export const cookiePrefix = 'schelp'

/** Cookies of a sign-in with a right password that waits for the code from the app. */
// linear: of constants, and what repeats is one letter
const waitingCookie = new RegExp(`^\\s*(?:__Secure-)?${cookiePrefix}\\.(?:two_factor|dont_remember)=`)

/** Returns the cookies of a sign-in that waits for its code, without those of a session. */
export const waitingSignInOf = (cookieHeader: string | null): string =>
  (cookieHeader ?? '')
    .split(';')
    .filter((cookie) => waitingCookie.test(cookie))
    .join(';')

/** Ours have about 80 characters. */
const longestCookie = 200

/** Browsers with a session whose cookie need not be checked again. */
const mostKnown = 5_000

/**
 * Returns a check whether a `Cookie` header holds a session cookie that we signed. It is no proof, only a reason to look
 * up the session: it may be over. What somebody invented is recognised without asking the database.
 */
export function sessionCookieReader({
  secret,
  siteUrl,
}: {
  secret: string
  siteUrl: string
}): (cookieHeader: string | null | undefined) => boolean {
  const name = `${siteUrl.startsWith('https:') ? '__Secure-' : ''}${cookiePrefix}.session_token`
  const known = new LRUCache<string, true>({ max: mostKnown })
  return (cookieHeader) => {
    const value = readCookie(cookieHeader, name)
    if (value === undefined || value.length > longestCookie) return false
    if (known.get(value)) return true
    if (!isSigned(value, secret)) return false
    known.set(value, true)
    return true
  }
}

/** As better-auth signs: the token, a full stop, and its HMAC in base64. */
function isSigned(value: string, secret: string): boolean {
  const [, token = '', signature] = /^([^.]+)\.([\w+/]{43}=)$/.exec(value) ?? []
  if (signature === undefined) return false
  const right = createHmac('sha256', secret).update(token).digest()
  return timingSafeEqual(Buffer.from(signature, 'base64'), right)
}
