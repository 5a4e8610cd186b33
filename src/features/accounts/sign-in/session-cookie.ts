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
 * Returns a reader of the token in a session cookie that we signed. It is no proof, only a reason to look up the session:
 * it may be over. What somebody invented is recognised without asking the database.
 */
export function sessionTokenReader({
  secret,
  siteUrl,
}: {
  secret: string
  siteUrl: string
}): (cookieHeader: string | null | undefined) => string | undefined {
  const name = `${siteUrl.startsWith('https:') ? '__Secure-' : ''}${cookiePrefix}.session_token`
  const known = new LRUCache<string, string>({ max: mostKnown })
  return (cookieHeader) => {
    const value = readCookie(cookieHeader, name)
    if (value === undefined || value.length > longestCookie) return undefined
    const token = known.get(value) ?? tokenOf(value, secret)
    if (token !== undefined) known.set(value, token)
    return token
  }
}

/** As better-auth signs: the token, a full stop, and its HMAC in base64. */
function tokenOf(value: string, secret: string): string | undefined {
  const [, token = '', signature] = /^([^.]+)\.([\w+/]{43}=)$/.exec(value) ?? []
  if (signature === undefined) return undefined
  const right = createHmac('sha256', secret).update(token).digest()
  return timingSafeEqual(Buffer.from(signature, 'base64'), right) ? token : undefined
}
