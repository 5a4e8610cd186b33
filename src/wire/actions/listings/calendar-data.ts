import { z } from 'zod'
import { monthParameter, toMonth } from '../../../kernel/month.ts'
import type { WireAction } from '../../call.ts'
import { pageUrl } from './page-url.ts'

const number = z.coerce.number().int()

/** Section 7. Scripts name no page; the nonce is ignored (decisions, Listings). */
const body = z.object({
  pid: number.min(0),
  wid: z
    .string()
    .max(100)
    .regex(/^[\w-]+$/),
  month: number.min(1).max(12),
  year: number.min(1).max(9999),
  curr_url: pageUrl,
})

/**
 * WIRE-13 `ae_dynamic_calendar_data`: another month of a calendar, as `{success, data}` with the HTML inside its wrapper.
 */
export const calendarData: WireAction = async (call) => {
  const read = body.safeParse(Object.fromEntries(call.form))
  const month = read.success ? toMonth(read.data.year, read.data.month) : undefined
  if (!read.success || !month) return answer(false, '', 400)
  const { pid, wid } = read.data
  const rendered = await call.fragment({
    pageUrl: read.data.curr_url,
    widgetId: wid,
    documentId: pid || undefined,
    page: 1,
    query(present) {
      const query = new URLSearchParams(present)
      query.set(monthParameter(wid), month)
      return query
    },
  })
  const data = rendered && insideWrapper(rendered.html)
  return data === undefined ? answer(false, '', 404) : answer(true, data)
}

// linear: anchored, and nothing runs past the next `<`
const opening =
  /^<section class="calendar"><div [^<>]*><div class="elementor-widget-container"><div class="ae-outer-wrapper"[^<>]*>/
const closing = '</div></div></div></section>'

/** Returns what a script puts into a calendar's `.ae-outer-wrapper`; undefined for any other widget. */
function insideWrapper(html: string): string | undefined {
  const [begin] = opening.exec(html) ?? []
  return begin && html.endsWith(closing) ? html.slice(begin.length, -closing.length) : undefined
}

const answer = (success: boolean, data: string, status = 200): Response =>
  Response.json({ success, data }, { status, headers: { 'cache-control': 'no-store' } })
