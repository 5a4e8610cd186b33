/** Responses of the library's calls. Their headers stay mutable: common headers are added before they are sent. */

export const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const plain = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** `location` is a path of this site, or a URL that staff set for a file. */
export const redirect = (location: string, status: 302 | 303 = 302): Response =>
  new Response(null, { status, headers: { location } })

/** For an unknown hash or file; the text is that of the classic server. */
export const unknownFile = (): Response => plain('The file you request does not exists!', 404)
