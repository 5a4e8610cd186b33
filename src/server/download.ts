import { Readable } from 'node:stream'
import { type Library, type OpenFile, parseId } from '../features/library/index.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { answerContents } from '../platform/http/contents.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { viewerPath } from '../widgets/file-search/door.ts'

/** Whether the client asks for a page to look at. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('accept')?.includes('text/html') === true

/** Answers a library file by the number in its address (LIB-22). */
export async function download(
  library: Library,
  viewer: Viewer,
  request: Request,
  idText: string,
  counted: (id: number) => void = () => undefined,
): Promise<Response> {
  const id = parseId(idText)
  if (id === undefined) return refusal(request)
  const found = await library.open(viewer, id)
  const locked = () => refusal(request, { id, status: 403 })
  if (!found.ok) {
    if (found.code === 'locked') return locked()
    return (await library.lastDayOf(id)) === undefined
      ? refusal(request)
      : refusal(request, { id, status: 410 })
  }
  const file = found.value
  if (file.kind === 'remote') {
    const begun = request.method === 'HEAD' || (await file.begin()).ok
    return begun ? Response.redirect(file.url, 302) : locked()
  }
  const previews = new URL(request.url).searchParams.get('preview') === '1'
  if (previews && file.draw) return drawing(request, file, await file.draw())
  const inline = previews ? file.inlineMime : undefined
  return answerContents(request, {
    fileName: file.fileName,
    length: file.size,
    etag: file.etag,
    modifiedAt: file.modifiedAt,
    mime: inline ?? file.mime,
    inline: inline !== undefined,
    open: async (range) => {
      if (inline === undefined) {
        if (!(await file.begin(range)).ok) return locked()
        if (!range || range.start === 0) counted(id)
      }
      return file.read(range)
    },
  })
}

/** A person who followed a link gets the page of the file, which explains how it can be opened, or that it is gone. */
function refusal(request: Request, known?: { id: number; status: 403 | 410 }): Response {
  const headers = { ...securityHeaders, 'cache-control': 'no-store' }
  if (known && wantsPage(request))
    return new Response(null, { status: 303, headers: { ...headers, location: viewerPath(known.id) } })
  return new Response('Dit bestand is er niet, of is niet voor iedereen.', {
    status: known?.status ?? 404,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** A picture in a format that browsers can show, with an ETag of its own since its bytes differ. */
function drawing(
  request: Request,
  { fileName, etag, modifiedAt }: Extract<OpenFile, { kind: 'stored' }>,
  picture: Buffer | undefined,
): Response | Promise<Response> {
  if (!picture)
    return new Response('Van deze afbeelding kon geen voorbeeld worden gemaakt.', {
      status: 404,
      headers: {
        ...securityHeaders,
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      },
    })
  return answerContents(request, {
    fileName: `${fileName}.webp`,
    length: picture.length,
    etag: etag.replace(/"$/, '-drawn"'),
    modifiedAt,
    mime: 'image/webp',
    inline: true,
    open: async (range) => Readable.from([range ? picture.subarray(range.start, range.end + 1) : picture]),
  })
}
