import { z } from 'zod'
import { detailNames, filteredQuery, type TermFilter } from '../../../kernel/loop-filter.ts'
import { pageNonce } from '../../../kernel/page-nonce.ts'
import { record } from '../../../kernel/record.ts'
import { seesDrafts } from '../../../kernel/rights.ts'
import type { WireAction } from '../../call.ts'
import { pageUrl } from './page-url.ts'

/** More than a list is filtered by. */
const mostTaxonomies = 30

const widgetId = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/)
const termFilter = z.object({
  terms: z.array(z.union([z.string().max(200), z.number().transform(String)])).max(30),
  logicalJoin: z.string().max(10).optional(),
})
const block = z.looseObject({ type: z.string().max(60), props: z.looseObject({ id: widgetId }) })

/** Section 7; other properties are ignored. */
const body = z.object({
  /** 0 where the list stands in no document. */
  post_id: z
    .union([z.number(), z.string().max(10).regex(/^\d+$/).transform(Number)])
    .pipe(z.number().int().min(0)),
  widget_id: widgetId,
  widget_filters: z
    .object({
      taxonomy: record(
        z
          .string()
          .max(60)
          .regex(/^[\w-]+$/),
        termFilter,
        mostTaxonomies,
      ).optional(),
      /** Ours: words, letter, days, kilometres. */
      details: z.partialRecord(z.enum(detailNames), z.string().max(100)).optional(),
    })
    .optional(),
  pagination_base_url: pageUrl,
  widget_model: block.optional(),
  is_edit_mode: z.union([z.boolean(), z.literal('true')]).optional(),
})

const joins: Readonly<Record<string, TermFilter['join']>> = { AND: 'AND', OR: 'OR', NOT: 'NOT' }

/**
 * WIRE-18 `{any namespace}/v1/refresh-loop`: `{data}`, the first page of the filtered list. Only staff may send the
 * model of a widget that is not saved yet.
 */
export const refreshLoop: WireAction = async (call) => {
  const read = body.safeParse(call.json)
  if (!read.success) return refused(400, 'rest_invalid_param', 'Deze lijst is niet te lezen.')
  const { post_id, widget_id, widget_filters, pagination_base_url, widget_model, is_edit_mode } = read.data
  const nonce = call.request.headers.get('x-wp-nonce') ?? pageNonce
  if ((widget_model || is_edit_mode) && (!seesDrafts(call.viewer) || nonce !== pageNonce))
    return refused(403, 'rest_forbidden', 'Dat mag alleen wie de site bewerkt.')
  const filters = Object.entries(widget_filters?.taxonomy ?? {}).map(
    ([taxonomy, { terms, logicalJoin }]) =>
      [taxonomy, { terms, join: joins[logicalJoin ?? ''] ?? 'OR' }] as const,
  )
  const details = new Map(
    detailNames.flatMap((name) => {
      const value = widget_filters?.details?.[name]
      return value ? [[name, value] as const] : []
    }),
  )
  const rendered = await call.fragment({
    pageUrl: pagination_base_url,
    widgetId: widget_id,
    documentId: post_id || undefined,
    page: 1,
    model: widget_model,
    query: (present) => filteredQuery(present, widget_id, new Map(filters), details),
  })
  const data = rendered && innerOf(rendered.html)
  if (data === undefined) return refused(400, 'rest_invalid_param', 'Deze lijst staat niet op die bladzijde.')
  return Response.json({ data }, { headers: { 'cache-control': 'no-store' } })
}

const opening = '<div class="elementor-widget-container">'

/** Returns the single root element of `data` (decisions, Listings): the part of the widget that a script replaces. */
function innerOf(html: string): string | undefined {
  const start = html.lastIndexOf(opening)
  // Two elements close after it: the loop and the widget.
  const end = html.lastIndexOf('</div></section>')
  return start < 0 || end < start ? undefined : html.slice(start, end)
}

const refused = (status: 400 | 403, code: string, message: string): Response =>
  Response.json({ code, message, data: { status } }, { status, headers: { 'cache-control': 'no-store' } })
