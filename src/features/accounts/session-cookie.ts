/** Our cookies begin with this; over HTTPS better-auth puts `__Secure-` before it. */
export const cookiePrefix = 'schelp'

const sessionCookie = new RegExp(`(?:^|;)\\s*(?:__Secure-)?${cookiePrefix}\\.session_token=[^;]`)

/** Whether a `Cookie` header may belong to somebody who signed in. It is no proof; it says whether to ask. */
export const hasSessionCookie = (cookieHeader: string | null | undefined): boolean =>
  cookieHeader ? sessionCookie.test(cookieHeader) : false
