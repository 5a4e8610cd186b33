/**
 * A message for the next page that the visitor sees: a code with details (`removed:{key}:{product id}`), never a text,
 * so that nobody can put words into our mouth. The page shows it once and takes the cookie away.
 */
export const noticeName = 'schelp_notice'

const attributes = 'path=/; samesite=lax'

export const noticeCookie = (...parts: readonly (string | number)[]): string =>
  `${noticeName}=${encodeURIComponent(parts.join(':'))}; max-age=60; ${attributes}`

/** Takes the notice away once it is shown. */
export const noNotice = `${noticeName}=; max-age=0; ${attributes}`
