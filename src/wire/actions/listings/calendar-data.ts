import { z } from 'zod'
import { monthParameter, toMonth } from '../../../kernel/month.ts'
import type { WireAction } from '../../call.ts'

const number = z.coerce.number().int()

/** Section 7. The page is that of the referrer; the nonce is ignored (decisions, Listings). */
const body = z.object({
  pid: number.min(0),
  wid: z.string().regex(/^[\w-]{1,100}$/),
  month: number.min(1).max(12),
  year: number.min(1).max(9999),
})

/**
 * WIRE-13 `ae_dynamic_calendar_data`: another month of a calendar, as `{success, data}` with its container's contents.
 */
export const calendarData: WireAction = async (call) => {
  const read = body.safeParse(Object.fromEntries(call.form))
  const month = read.success ? toMonth(read.data.year, read.data.month) : undefined
  if (!read.success || !month) return answer(false, '', 400)
  const { pid, wid } = read.data
  const address = call.pageAt(undefined)
  address.searchParams.set(monthParameter(wid), month)
  const rendered = await call.fragment({ address, widgetId: wid, documentId: pid || undefined, page: 1 })
  const data = rendered && insideContainer(rendered.html)
  return data === undefined ? answer(false, '', 404) : answer(true, data)
}

const opening = /^<section class="calendar"><div [^>]*><div class="elementor-widget-container">/
const closing = '</div></div></section>'

/** Returns the contents of a calendar's container; undefined for any other widget. */
function insideContainer(html: string): string | undefined {
  const [begin] = opening.exec(html) ?? []
  return begin && html.endsWith(closing) ? html.slice(begin.length, -closing.length) : undefined
}

const answer = (success: boolean, data: string, status = 200): Response =>
  Response.json({ success, data }, { status, headers: { 'cache-control': 'no-store' } })
