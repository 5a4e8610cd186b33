import { escapeHtml } from '../kernel/html.ts'

/** What to report when a call failed: through no fault of the caller, such as a full disk, or because it is too long. */
export interface Trouble {
  /** One of the program's own error names, such as `disk_full`. */
  name: string
  status: 400 | 404 | 500 | 503 | 507
  words: string
}

/** Returns the response of a failed call, in the shape that its scripts read. */
export type Failure = (trouble: Trouble) => Response

const json = (body: unknown, status: number): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const text = (type: 'html' | 'plain', body: string, status: number): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' },
  })

/** For downloads and other responses that no script reads. */
export const failsAsText: Failure = ({ words, status }) => text('plain', words, status)

/** For calls that return a part of a page. */
export const failsAsHtml: Failure = ({ words, status }) =>
  text('html', `<p class="error" role="alert">${escapeHtml(words)}</p>`, status)

/** For listings, whose `data` is the contents of the list. */
export const failsAsList: Failure = ({ words, status }) => json({ success: false, data: words }, status)

/** For other calls that return `{success, data}`. */
export const failsAsData: Failure = ({ words, status }) =>
  json({ success: false, data: { message: words } }, status)

/** For `search.getTagByCatId`. */
export const failsAsTags: Failure = ({ words, status }) => json({ success: false, message: words }, status)

/** For `file.display`. */
export const failsAsFile: Failure = ({ words, status }) => json({ file: false, message: words }, status)

/** For shop calls: there is no page with details. */
export const failsAsCart: Failure = ({ words, status }) =>
  json({ error: true, product_url: false, message: words }, status)

/** For REST clients. */
export const failsAsRest: Failure = ({ name, words, status }) =>
  json({ code: name, message: words, data: { status } }, status)
