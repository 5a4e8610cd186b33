import { dropCookie, readCookie, writeCookie } from '../../../platform/http/cookies.ts'

/**
 * A message for the page that the visitor sees next: the path it belongs to and a code with details
 * (`/cart/ removed:{key}:{product id}`), never a text, so that nobody can put words into our mouth. That page shows it
 * once and takes the cookie away; other pages leave it alone.
 */
export const noticeName = 'schelp_notice'

/** @param page address of this site that says it; what stands after its path does not matter */
export const noticeCookie = (page: string, ...parts: readonly (string | number)[]): string =>
  writeCookie(noticeName, `${pathOf(page)} ${parts.join(':')}`, { maxAge: 60 })

/** Takes the notice away once it is shown. */
export const noNotice = dropCookie(noticeName)

/** Whether a visitor has a notice to come, on whatever page. */
export const hasNotice = (cookies: string | undefined): boolean =>
  readCookie(cookies, noticeName) !== undefined

/** The code and details that a page is to say once; undefined when there are none for this one. */
export function noticeOf(cookies: string | undefined, path: string): string | undefined {
  const mark = `${pathOf(path)} `
  const kept = readCookie(cookies, noticeName)
  return kept?.startsWith(mark) ? kept.slice(mark.length) : undefined
}

/** The way leads over the proper address, which has its final slash. */
const pathOf = (page: string): string => page.replace(/[?#].*$/, '').replace(/\/?$/, '/')
