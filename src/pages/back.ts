import { sitePath } from '../platform/http/site-path.ts'

/** Returns a path of this site to go back to; undefined for anything that could lead elsewhere (abuse 17, abuse 25). */
export function safeBack(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/') || /^\/[/\\]|\p{Cc}/u.test(asked)) return undefined
  const [path = '', rest = ''] = asked.split(/(?=[?#])(.*)/s)
  const read = sitePath(path)
  if (read === undefined) return undefined
  const { pathname, search, hash } = new URL(read + rest, 'http://site.invalid')
  return pathname + search + hash
}
