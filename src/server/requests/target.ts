import { sitePath } from '../../platform/http/site-path.ts'

/** Node accepts addresses of up to 16 KB; none of ours is half as long. */
const longest = 8_000

export type Target =
  /** Path and query, read in the same way by the listener, the app and the page cache. */
  | { kind: 'address'; url: string }
  /** The canonical address, when the request used another spelling. */
  | { kind: 'moved'; to: string }
  | { kind: 'unreadable' }

/** Reads the target of a request (abuse 25). */
export function readTarget(asked: string): Target {
  // Browsers keep what follows a `#`; URL parsers ignore it where query parsers do not.
  const url = asked.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*/s, '')
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? '' : url.slice(mark)
  // Node gives bytes beyond ASCII as Latin-1 characters.
  const read =
    url.length > longest || query.includes('%00')
      ? undefined
      : sitePath(Buffer.from(path, 'latin1').toString())
  if (read === undefined) return { kind: 'unreadable' }
  return read === path ? { kind: 'address', url } : { kind: 'moved', to: read + query }
}
