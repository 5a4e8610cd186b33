import { dropCookie, readCookie, writeCookie } from '../../../platform/http/cookies.ts'

/**
 * A message for the page that the visitor sees next: the path of that page and a code with details
 * (`/cart/ removed:{key}:{product id}`). It contains no text, so that nobody can forge a message of ours. That page
 * shows it once and deletes the cookie; other pages ignore it.
 */
export const noticeName = 'schelp_notice'

/** @param page URL on this site that shows the notice; only its path matters */
export const noticeCookie = (page: string, ...parts: readonly (string | number)[]): string =>
  writeCookie(noticeName, `${pathOf(page)} ${parts.join(':')}`, { maxAge: 60 })

/** Deletes the notice once it is shown. */
export const noNotice = dropCookie(noticeName)

/** Returns the code and details that a page must show once; undefined when there is no notice for this page. */
export function noticeOf(cookies: string | undefined, path: string): string | undefined {
  const mark = `${pathOf(path)} `
  const kept = readCookie(cookies, noticeName)
  return kept?.startsWith(mark) ? kept.slice(mark.length) : undefined
}

/** Adds the final slash, because visitors are redirected to the URL with it. */
const pathOf = (page: string): string => page.replace(/[?#].*/s, '').replace(/\/?$/, '/')
