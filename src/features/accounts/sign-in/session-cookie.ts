/** Prefix of our cookies; over HTTPS better-auth puts `__Secure-` before it. */
export const cookiePrefix = 'schelp'

// linear: of constants, and what repeats is one letter
const sessionCookie = new RegExp(`(?:^|;)\\s*(?:__Secure-)?${cookiePrefix}\\.session_token=[^;]`)

/** Cookies of a sign-in with a right password that waits for the code from the app. */
// linear: of constants, and what repeats is one letter
const waitingCookie = new RegExp(`^\\s*(?:__Secure-)?${cookiePrefix}\\.(?:two_factor|dont_remember)=`)

/** Returns the cookies of a sign-in that waits for its code, without those of a session. */
export const waitingSignInOf = (cookieHeader: string | null): string =>
  (cookieHeader ?? '')
    .split(';')
    .filter((cookie) => waitingCookie.test(cookie))
    .join(';')

/** Whether a `Cookie` header may belong to a signed-in user. It is no proof, only a reason to look up the session. */
export const hasSessionCookie = (cookieHeader: string | null | undefined): boolean =>
  cookieHeader ? sessionCookie.test(cookieHeader) : false
