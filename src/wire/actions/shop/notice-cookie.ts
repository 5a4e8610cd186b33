/**
 * A message for the next page that the visitor sees: a code, never a text, so that nobody can put words into our
 * mouth. The page shows it once and takes the cookie away.
 */
export const noticeName = 'schelp_notice'

export const noticeCookie = (code: string): string =>
  `${noticeName}=${encodeURIComponent(code)}; path=/; max-age=60; samesite=lax`
