import { escapeHtml } from '../kernel/html.ts'

/** What is told when a call failed for no fault of who made it, such as a full disk. */
export interface Trouble {
  /** Of the program's own names, such as `disk_full`. */
  name: string
  status: 404 | 500 | 507
  words: string
}

/** The answer of a call that failed, in the shape that its scripts read. */
export type Failure = (trouble: Trouble) => Response

const json = (body: unknown, status: number): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

const text = (type: 'html' | 'plain', body: string, status: number): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': `text/${type}; charset=utf-8`, 'cache-control': 'no-store' },
  })

/** Of downloads and other answers that no script reads. */
export const failsAsText: Failure = ({ words, status }) => text('plain', words, status)

/** Of calls that answer with a part of a page. */
export const failsAsHtml: Failure = ({ words, status }) =>
  text('html', `<p class="error" role="alert">${escapeHtml(words)}</p>`, status)

/** Of listings, whose `data` is what stands in the list. */
export const failsAsList: Failure = ({ words, status }) => json({ success: false, data: words }, status)

/** Of other calls that answer `{success, data}`. */
export const failsAsData: Failure = ({ words, status }) =>
  json({ success: false, data: { message: words } }, status)

/** Of `search.getTagByCatId`. */
export const failsAsTags: Failure = ({ words, status }) => json({ success: false, message: words }, status)

/** Of `file.display`. */
export const failsAsFile: Failure = ({ words, status }) => json({ file: false, message: words }, status)

/** Of the shop's: no page says more. */
export const failsAsCart: Failure = ({ words, status }) =>
  json({ error: true, product_url: false, message: words }, status)

/** As REST clients know it. */
export const failsAsRest: Failure = ({ name, words, status }) =>
  json({ code: name, message: words, data: { status } }, status)
