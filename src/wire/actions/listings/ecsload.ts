import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { widgetNamed } from '../../../widgets/registry.ts'
import { textsOf, withDraw } from '../../../widgets/render.ts'
import { loadCards } from '../../../widgets/shared/entries/drawn-cards.ts'
import { CardItems, itemClassOf } from '../../../widgets/shared/entries/entry-cards.tsx'
import { cardColumns } from '../../../widgets/shared/settings/card-columns.ts'
import type { WireAction } from '../../call.ts'
import { parseJson, readListQuery } from './ecsload-query.ts'

const pageNumber = z.coerce.number().int().min(1).max(1_000_000)

/** Section 3, load-more listing settings, and settings of our own cards. */
const settings = z.object({
  widget_id: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
  current_page: pageNumber,
  max_num_pages: pageNumber,
  columns: cardColumns.catch(3),
  level: z.union([z.literal(2), z.literal(3)]).catch(3),
  show_excerpt: z.boolean().catch(false),
  target: z.enum(['', '_blank', 'lightbox']).catch(''),
  card: z.number().int().positive().nullable().catch(null),
})

const html = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * `action=ecsload`: the next page of a listing, as the cards to add to it (section 7, decisions Listings). `query` and
 * `ecs_ajax_settings` are JSON; anything else, including PHP-serialised data, gets 400. An empty body means 'no more':
 * past the last page, or a type without public lists.
 */
export const ecsload: WireAction = async ({ form, context, runtime }) => {
  const query = readListQuery(context.kinds, form.get('query') ?? '')
  const read = settings.safeParse(parseJson(form.get('ecs_ajax_settings') ?? ''))
  if (!query || !read.success) return html('0', 400)
  const { widget_id, current_page, max_num_pages, columns, level, show_excerpt, target, card } = read.data
  const page = current_page + 1
  if (query === 'hidden' || page > max_num_pages) return html('')
  const list = await context.features.content.list({ ...query, page })
  const { cards } = await loadCards(list.entries, { card, level, target }, withDraw(context, runtime))
  const items = createElement(CardItems, {
    cards,
    columns,
    rows: true,
    level,
    showExcerpt: show_excerpt,
    target: target || undefined,
    ...(widget_id ? { itemClassName: itemClassOf(widget_id) } : {}),
    texts: textsOf(widgetNamed('post-grid'), runtime.textOverrides),
  })
  return html(renderToString(items))
}
