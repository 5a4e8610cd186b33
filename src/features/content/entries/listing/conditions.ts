import { and, eq, gt, gte, inArray, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { dayAfter, startOfDay } from '../../../../kernel/dates.ts'
import type { AskedWords } from '../../../../kernel/words/asked-words.ts'
import type { ContentDeps } from '../../deps.ts'
import { isId } from '../../id.ts'
import { within } from '../../near/distance.ts'
import { entries } from '../../schema.ts'
import { holds, queryTerms } from '../../search/words.ts'
import type { TermTree } from '../../terms/tree.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryOrder, EntryQuery, Narrowed, SiteSettings } from '../../views.ts'

/** What a query selects. */
export type EntryFilter = Omit<EntryQuery, 'page' | 'perPage' | 'order'>

/** A query without its page and order. Filters that are added later stay in it, so a cache may use it as a key. */
export const filterOf = ({ page: _, perPage: __, order: ___, ...filter }: EntryQuery): EntryFilter => filter

export interface ConditionParts extends Pick<ContentDeps, 'clock'> {
  settings: () => Promise<SiteSettings>
  terms: () => Promise<TermTree>
}

/** The SQL condition on `content_entries` for a query and a visitor's rights. */
export async function conditionOf(parts: ConditionParts, query: EntryFilter): Promise<SQL | undefined> {
  const { terms, clock } = parts
  const tree = await terms()
  const except = (query.except ?? []).filter(isId)
  return and(
    eq(entries.type, query.type),
    visibleAt(clock()),
    except.length > 0 ? notInArray(entries.id, except) : undefined,
    ...(query.terms ?? []).map((choice) => inTerms(tree, choice)),
    detailConditions(query, await queryTerms(parts, query.words ?? '')),
  )
}

/**
 * The conditions of a query besides type and terms; undefined if it has none.
 * @param words the search terms of the query's words
 */
export const detailConditions = (query: EntryFilter, words: AskedWords | undefined): SQL | undefined =>
  and(
    query.named && inArray(entries.slug, [...query.named]),
    query.own && hasValue(query.own),
    query.days?.from && gte(entries.lastDay, query.days.from),
    query.days?.before && lt(entries.lastDay, query.days.before),
    query.authorId === undefined ? undefined : eq(entries.authorId, query.authorId),
    query.near && within(query.near, query.near.kilometres),
    // An empty field is no condition; a field with punctuation alone matches nothing.
    query.words?.trim() ? (words ? holds(words) : nothing) : undefined,
    ...stretchesOf(query.narrowed).flatMap(({ from, until }) => [from, until && not(until)]),
  )

/** Whether the query has terms alone. Many visitors make such queries, so their results are cached. */
export function isByTermsAlone(query: EntryQuery): boolean {
  const { type: _, terms: __, words, except, ...others } = filterOf(query)
  return !words?.trim() && !except?.length && Object.values(others).every((value) => value === undefined)
}

/** Cache tags of a list of this query. */
export const queryTags = ({ type, terms = [] }: EntryFilter): string[] => [
  `list:${type}`,
  ...terms.flatMap(({ taxonomy, slugs }) => slugs.map((slug) => `list:${taxonomy}:${slug}`)),
]

const nothing = sql`false`

/** An unknown term has no entries. */
function inTerms(tree: TermTree, choice: NonNullable<EntryFilter['terms']>[number]): SQL | undefined {
  const { taxonomy, slugs, join = 'OR' } = choice
  if (slugs.length === 0) return undefined
  const ids = slugs.map((slug) => tree.bySlug(taxonomy, slug)?.id)
  const known = ids.filter((id) => id !== undefined)
  switch (join) {
    case 'AND':
      return known.length < ids.length ? nothing : and(...known.map((id) => inAny([id])))
    case 'OR':
      return known.length === 0 ? nothing : inAny(known)
    case 'NOT':
      return known.length === 0 ? undefined : sql`not ${inAny(known)}`
  }
}

const inAny = (ids: readonly number[]): SQL => sql`exists (
  select from content_entry_terms
  where entry_id = content_entries.id and term_id = any(${sql.param([...ids])}::integer[]))`

const hasValue = ({ field, value }: NonNullable<EntryFilter['own']>): SQL | undefined =>
  or(
    sql`fields ->> ${field}::text = ${value}::text`,
    sql`fields -> ${field}::text @> jsonb_build_array(${value}::text)`,
  )

/** A range of an order: from the first entry that satisfies `from` up to the first that satisfies `until`. */
export interface Stretch {
  order: EntryOrder
  from: SQL | undefined
  until: SQL | undefined
}

/** The conditions of a query that are ranges of an order, so that the index of that order serves them. */
export function stretchesOf({ letter, from, to, nearest, farthest }: Narrowed = {}): Stretch[] {
  const { title, publishedAt, distanceOrder } = entries
  const stretches: Stretch[] = []
  if (letter !== undefined)
    stretches.push({
      order: 'title',
      from: gte(title, letter),
      until: letter === 'Z' ? undefined : gte(title, nextLetter(letter)),
    })
  const after = to && dayAfter(to)
  if (from || to)
    stretches.push({
      order: 'oldest',
      from: from && gte(publishedAt, startOfDay(from)),
      until: after && gte(publishedAt, startOfDay(after)),
    })
  // The column increases as the distance to Santiago decreases; an entry without a distance has the highest value.
  if (nearest !== undefined || farthest !== undefined)
    stretches.push({
      order: 'distance',
      from: farthest === undefined ? undefined : gte(distanceOrder, -farthest),
      until: nearest === undefined ? gte(distanceOrder, noDistance) : gt(distanceOrder, -nearest),
    })
  return stretches
}

const noDistance = 2_147_483_647
const nextLetter = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1)
