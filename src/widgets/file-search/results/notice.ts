import { noticeParameter } from '../../shared/library-file/library-file.ts'

/** The address carries a code and a number, never a text that somebody else could write. */
export { noticeParameter }

const zipCodes = ['missing', 'nothing', 'too-many', 'locked', 'lost'] as const

/** Why a selection sent without scripts returned to its page. */
export interface ZipNotice {
  code: (typeof zipCodes)[number]
  /** Title of the locked or lost file. */
  title?: string
}

/** The value in an address: `zip.missing`, `zip.locked.12`, `password.wrong-password.file-12`. */
export type NoticeCode = `zip.${string}` | `password.${'wrong-password' | 'too-many-tries'}.${string}`

/**
 * Returns the page's address with a notice in place of any earlier one. Addresses of other sites become `/` (abuse 17).
 */
export function withNotice(back: string, siteUrl: string, notice?: NoticeCode): string {
  const home = new URL('/', siteUrl)
  const url = URL.canParse(back, home) ? new URL(back, home) : home
  // A path that begins with two slashes names another host to a browser.
  if (url.origin !== home.origin || url.pathname.startsWith('//')) return '/'
  url.searchParams.delete(noticeParameter)
  if (notice) url.searchParams.set(noticeParameter, notice)
  return url.pathname + url.search
}

/** Parses the notice of an address, and looks up the title of a locked or lost file by its number. */
export async function readZipNotice(
  query: URLSearchParams,
  titleOf: (fileId: number) => Promise<string | undefined>,
): Promise<ZipNotice | undefined> {
  const [about, name, id = ''] = query.get(noticeParameter)?.split('.') ?? []
  const code = zipCodes.find((known) => known === name)
  if (about !== 'zip' || !code) return undefined
  const names = code === 'locked' || code === 'lost'
  const title = names && /^\d{1,9}$/.test(id) ? await titleOf(Number(id)) : undefined
  return { code, ...(title === undefined ? {} : { title }) }
}
