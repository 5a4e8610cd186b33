/** Our cookies begin with this; over HTTPS better-auth puts `__Secure-` before it. */
export const cookiePrefix = 'schelp'

const sessionCookie = new RegExp(`(?:^|;)\\s*(?:__Secure-)?${cookiePrefix}\\.session_token=[^;]`)

/** Of somebody whose password was right, until they give the code of their app. */
const waitingCookie = new RegExp(`^\\s*(?:__Secure-)?${cookiePrefix}\\.(?:two_factor|dont_remember)=`)

/** What of a `Cookie` header belongs to a sign-in that waits for its code, without a session that may be there too. */
export const waitingSignInOf = (cookieHeader: string | null): string =>
  (cookieHeader ?? '')
    .split(';')
    .filter((cookie) => waitingCookie.test(cookie))
    .join(';')

/** Whether a `Cookie` header may belong to somebody who signed in. It is no proof; it says whether to ask. */
export const hasSessionCookie = (cookieHeader: string | null | undefined): boolean =>
  cookieHeader ? sessionCookie.test(cookieHeader) : false
