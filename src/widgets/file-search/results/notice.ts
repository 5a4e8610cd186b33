import { noticeParameter } from '../../shared/library-file/library-file.ts'

/** The address of a page carries a code and a number, never a text that somebody else could write. */
export { noticeParameter }

const zipCodes = ['missing', 'nothing', 'too-many', 'locked', 'lost'] as const

/** Why a selection that was sent without scripts led back to its page. */
export interface ZipNotice {
  code: (typeof zipCodes)[number]
  /** Title of the file that is locked or lost. */
  title?: string
}

/** What stands in an address: `zip.missing`, `zip.locked.12`, `password.wrong-password.file-12`. */
export type NoticeCode = `zip.${string}` | `password.${'wrong-password' | 'too-many-tries'}.${string}`

/** The same page with a notice, without any earlier one. Whatever leads to another site becomes `/` (abuse 17). */
export function withNotice(back: string, siteUrl: string, notice?: NoticeCode): string {
  const home = new URL('/', siteUrl)
  const url = URL.canParse(back, home) ? new URL(back, home) : home
  // A path may itself begin with two slashes, which a browser reads as another host.
  if (url.origin !== home.origin || url.pathname.startsWith('//')) return '/'
  url.searchParams.delete(noticeParameter)
  if (notice) url.searchParams.set(noticeParameter, notice)
  return url.pathname + url.search
}

/** Reads an address; the title of a locked or lost file is asked for by its number. */
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
