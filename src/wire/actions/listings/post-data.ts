import { z } from 'zod'
import { filteredQuery, pageParameter } from '../../../kernel/loop-filter.ts'
import type { WireAction, WireCall } from '../../call.ts'
import { pageUrl } from './page-url.ts'

const id = z.coerce.number().int().positive()

/** Section 7. `fetch_mode` has one value for visitors; the nonce is ignored (decisions, Listings). */
const body = z.object({
  pid: id,
  wid: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/),
  page_num: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  curr_url: pageUrl,
  /** 0 for all; scripts send it empty where no term is chosen. */
  term_id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  fetch_mode: z.literal('paged'),
})

/**
 * WIRE-14 and WIRE-15, `ae_post_data` and `ae_post_adv_data`: another page of a list, or its first page filtered by a
 * term, as `{success, data}` with the HTML inside the list's wrapper.
 */
export const postData: WireAction = async (call) => {
  const read = body.safeParse(Object.fromEntries(call.form))
  if (!read.success) return answer(false, '', 400)
  const { pid, wid, page_num, curr_url, term_id } = read.data
  const term = term_id ? await termOf(call, term_id) : undefined
  if (term_id && !term) return answer(false, '', 404)
  const filters = new Map(term ? [[term.taxonomy, { terms: [term.slug], join: 'OR' as const }]] : [])
  const rendered = await call.fragment({
    pageUrl: curr_url,
    widgetId: wid,
    documentId: pid,
    query(present) {
      const query =
        term_id === undefined ? new URLSearchParams(present) : filteredQuery(present, wid, filters)
      // Any list reads it, and another one with pages of its own keeps those of the address.
      query.set(pageParameter(wid), String(page_num))
      return query
    },
  })
  const data = rendered && insideWrapper(rendered.html)
  return data === undefined ? answer(false, '', 404) : answer(true, data)
}

const termOf = async ({ context }: WireCall, id: number) =>
  (await context.features.content.terms()).find((term) => term.id === id)

/** Returns the HTML that a script puts into its `.ae-post-widget-wrapper`. */
function insideWrapper(html: string): string | undefined {
  const start = html.search(/<div class="list ae-post-widget-wrapper/)
  const end = html.lastIndexOf('</div></div></div></section>')
  const inner = html.indexOf('>', start) + 1
  return start < 0 || end < inner ? undefined : html.slice(inner, end)
}

const answer = (success: boolean, data: string, status = 200): Response =>
  Response.json({ success, data }, { status, headers: { 'cache-control': 'no-store' } })
