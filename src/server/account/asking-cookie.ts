import { randomBytes } from 'node:crypto'
import { dropCookie, readCookie, writeCookie } from '../../platform/http/cookies.ts'

/**
 * Shows that this browser asked for an account: whoever follows the mailed link here chose the password. It holds a
 * secret, after the number of the order of the same form, or `late-{order}` when its account could not be asked for.
 * HttpOnly, SameSite=Lax.
 */
export const askingCookie = 'schelp_account'
/** As long as the link in the mail works. */
const rememberedSeconds = 24 * 3600

const spelled = /^(?:late-\d{1,9}|(?:\d{1,9}\.)?[\w-]{24})$/

/** Returns a new secret. */
export const newAsking = (orderId?: number): string =>
  (orderId === undefined ? '' : `${orderId}.`) + randomBytes(18).toString('base64url')

/** What became of the account that was asked for together with an order; undefined when none was. */
export function wishOf(request: Request, orderId: number): 'mailed' | 'late' | undefined {
  const asking = askingIn(request)
  if (asking === lateAsking(orderId)) return 'late'
  return asking?.startsWith(`${orderId}.`) ? 'mailed' : undefined
}

export const askingIn = (request: Request): string | undefined => {
  const kept = readCookie(request.headers.get('cookie'), askingCookie) ?? ''
  return spelled.test(kept) ? kept : undefined
}

export const rememberAsking = (value: string, secure: boolean): string =>
  writeCookie(askingCookie, value, { maxAge: rememberedSeconds, httpOnly: true, secure })

export const lateAsking = (orderId: number): string => `late-${orderId}`

export const forgetAsking: string = dropCookie(askingCookie)
