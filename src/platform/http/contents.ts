import type { Readable } from 'node:stream'
import type { Bytes } from '../../kernel/bytes.ts'
import { securityHeaders } from './security-headers.ts'
import { answerStream } from './stream-answer.ts'

/** Inclusive. */
interface Range {
  start: Bytes
  end: Bytes
}

export interface Contents {
  fileName: string
  length: Bytes
  /** A strong ETag, including its quotes. */
  etag: string
  modifiedAt: Date
  mime: string
  /** Whether browsers show it instead of saving it. */
  inline: boolean
  /** Returns the bytes, or a `Response` to answer with instead. */
  open(range?: Range): Promise<Readable | Response>
}

/**
 * Answers a GET or HEAD for bytes: all of them, one range (206), not modified (304), or not satisfiable (416). A
 * request for several ranges gets all bytes, as RFC 9110 allows.
 */
export async function answerContents(request: Request, contents: Contents): Promise<Response> {
  const { length, etag, modifiedAt } = contents
  const headers = new Headers({
    ...securityHeaders,
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'",
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': disposition(contents),
    etag,
    'last-modified': modifiedAt.toUTCString(),
  })
  if (namesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  headers.set('content-type', contents.mime)
  const range = requestedRange(request, contents)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${length}`)
    headers.delete('content-disposition')
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : length))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${length}`)
  const init = { status: range ? 206 : 200, headers }
  if (request.method === 'HEAD') return new Response(null, init)
  const opened = await contents.open(range)
  return opened instanceof Response ? opened : answerStream(opened, init)
}

function requestedRange(request: Request, { length, etag }: Contents): Range | 'unsatisfiable' | undefined {
  if (request.method !== 'GET') return undefined
  const condition = request.headers.get('if-range')
  // Two versions may have the same date, so a download that resumes by date could mix them.
  if (condition !== null && condition !== etag) return undefined
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range')?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  if (first === '') {
    const size = Math.min(Number(last), length)
    return size === 0 ? 'unsatisfiable' : { start: length - size, end: length - 1 }
  }
  const start = Number(first)
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= length ? 'unsatisfiable' : { start, end }
}

const namesEtag = (header: string | null, etag: string): boolean =>
  header?.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag) ?? false

/**
 * The value of Content-Disposition (RFC 6266): an ASCII name for old clients, and the real one in UTF-8. Neither can
 * end the header.
 */
export function disposition({ fileName, inline }: Pick<Contents, 'fileName' | 'inline'>): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/["\\%]/g, '_')
    // Of a name in emoji, nothing but its extension may be left.
    .replace(/^(?=\.[^.]*$|$)/, 'bestand')
  const utf8 = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
