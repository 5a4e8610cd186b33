import type { Content } from '../features/content/index.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { answerStream } from '../platform/http/stream-answer.ts'

/** A picture's address changes with its contents, so an answer holds for ever. */
const cacheControl = 'public, max-age=31536000, immutable'
/** A longer number fits no id of the database. */
const idPattern = /^[1-9]\d{0,9}$/

/** Answers GET and HEAD of `/media/{id}/{name}`, as `PictureView` names it. */
export async function answerMedia(
  content: Pick<Content, 'openPicture'>,
  request: Request,
  id: string,
  name: string,
): Promise<Response> {
  const picture = idPattern.test(id) ? await content.openPicture(Number(id), name) : undefined
  if (!picture) return missing()
  if ('movedTo' in picture)
    return new Response(null, {
      status: 302,
      headers: { ...securityHeaders, location: picture.movedTo, 'cache-control': 'no-cache' },
    })
  const { stream, sizeBytes, type } = picture
  const headers = {
    ...securityHeaders,
    'content-type': type,
    'content-length': String(sizeBytes),
    'cache-control': cacheControl,
  }
  if (request.method === 'HEAD') {
    stream.destroy()
    return new Response(null, { headers })
  }
  return answerStream(stream, { headers })
}

const missing = (): Response =>
  new Response('Deze afbeelding is er niet.', {
    status: 404,
    headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
