import { z } from 'zod'
import type { EntryQuery } from '../../../features/content/index.ts'
import type { Kinds } from '../../../kernel/known-kinds.ts'
import { record } from '../../../kernel/record.ts'
import { excessInJson } from '../../../platform/http/measure.ts'

/** The most cards in one response; also the meaning of `-1` ('all'). */
const maxPerPage = 100
const maxTerms = 20

const number = z.coerce.number().int()
const name = z.string().trim().min(1).max(200)
const names = z.union([name.transform((one) => [one]), z.array(name).min(1).max(maxTerms)])

const taxClause = z.object({
  taxonomy: name,
  field: z.literal('slug').default('slug'),
  terms: names,
  operator: z.enum(['IN', 'NOT IN', 'AND']).default('IN'),
})

/** The browser's description of its list. All other properties, above all author and status, are ignored. */
const query = z.object({
  post_type: z
    .union([z.string().max(60), z.tuple([z.string().max(60)]).transform(([type]) => type)])
    .default('post'),
  posts_per_page: number.default(10),
  order: z
    .string()
    .transform((order) => order.toUpperCase())
    .pipe(z.enum(['ASC', 'DESC']))
    .catch('DESC'),
  orderby: z.string().max(60).catch('date'),
  // The list may also contain its join, `relation`, as a member; only AND is supported.
  tax_query: z
    .union([z.array(z.unknown()).max(maxTerms + 1), record(z.string().max(60), z.unknown(), maxTerms + 1)])
    .optional(),
  taxonomy: z.string().max(60).optional(),
  term: z.string().max(200).optional(),
})

const joins = { IN: 'OR', 'NOT IN': 'NOT', AND: 'AND' } as const

/**
 * Reads which list `ecsload` continues: post type, terms, page size and order, and nothing else (decisions, Listings).
 * Undefined for anything but a JSON object, such as PHP-serialised data; `'hidden'` for a type without a public list.
 */
export function readListQuery(kinds: Kinds, text: string): EntryQuery | 'hidden' | undefined {
  const json = parseJson(text)
  if (excessInJson(json, {})) return undefined
  const read = query.safeParse(json)
  if (!read.success) return undefined
  const { post_type, posts_per_page, orderby, order, taxonomy, term } = read.data
  const type = kinds.named(post_type)?.type
  if (!type) return 'hidden'
  const clauses = Object.entries(read.data.tax_query ?? {})
    .filter(([key]) => key !== 'relation')
    .slice(0, maxTerms + 1)
    .map(([, clause]) => taxClause.safeParse(clause))
  if (clauses.length > maxTerms || clauses.some(({ success }) => !success)) return undefined
  const terms = clauses.flatMap(({ data }) =>
    data ? [{ taxonomy: data.taxonomy, slugs: data.terms, join: joins[data.operator] }] : [],
  )
  if (taxonomy && term) terms.push({ taxonomy, slugs: [term], join: 'OR' })
  return {
    type,
    perPage: posts_per_page < 1 ? maxPerPage : Math.min(posts_per_page, maxPerPage),
    order: orderOf(orderby, order),
    ...(terms.length > 0 ? { terms } : {}),
  }
}

function orderOf(orderby: string, order: 'ASC' | 'DESC'): NonNullable<EntryQuery['order']> {
  if (orderby === 'title') return order === 'ASC' ? 'title' : 'title-desc'
  if (orderby === 'distance') return 'distance'
  if (orderby === 'rand') return 'chance'
  return order === 'ASC' ? 'oldest' : 'newest'
}

/** Parses JSON; undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
