import type { EntryQuery, ListOrder, Narrowed } from '../../features/content/index.ts'
import { addDays, isLocalDate, type LocalDate, localDateOf } from '../../kernel/dates.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import type { DetailName } from '../../kernel/loop-filter.ts'
import type { RenderContext } from '../context.ts'
import { type ChosenFilters, readFilters } from '../shared/loop-filter/filters.ts'
import type { PostGridProps } from './fields.ts'

type TermConditions = NonNullable<EntryQuery['terms']>

/** The entries of the list, by the settings of staff and a visitor's choices. */
export async function queryOf(props: PostGridProps, context: RenderContext, id: string) {
  const kind = context.kinds.of(props.type)
  const except = [
    ...(props.exceptThis && context.entry?.type === props.type ? [context.entry.id] : []),
    ...((props.exceptShown && (await context.shownBefore?.(id))) || []),
  ]
  const narrowed = publishedIn(props, context)
  const days = daysOf(props, context)
  const base: EntryQuery = {
    type: props.type,
    perPage: props.perPage,
    order: orderOf(props),
    terms: [
      ...(props.taxonomy && props.term ? [{ taxonomy: props.taxonomy, slugs: [props.term] }] : []),
      ...termsOf(props),
      ...relatedTo(context.entry, props.relation),
    ],
    named:
      props.byHand.length > 0
        ? props.byHand.flatMap(({ href }) => slugIn(href, kind, context.siteUrl))
        : undefined,
    own: props.ownField && props.ownValue ? { field: props.ownField, value: props.ownValue } : undefined,
    authorId: props.author ?? undefined,
    ...(narrowed ? { narrowed } : {}),
    ...(days ? { days } : {}),
    ...(except.length > 0 ? { except } : {}),
  }
  const shownFilters = kind.taxonomies.filter((name) => partsOf(props.filters).includes(name))
  const offered = offeredDetails(props, kind)
  const chosen: ChosenFilters =
    shownFilters.length > 0 || offered.length > 0
      ? withinOf(readFilters(id, props.type, context, offered), narrowed)
      : { byTaxonomy: new Map(), details: new Map(), terms: [], more: {}, reads: [] }
  const query = { ...base, ...chosen.more, terms: [...(base.terms ?? []), ...chosen.terms] }
  return { base, shownFilters, offered, chosen, query }
}

/** The items of a comma-separated text of the editor. */
const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim())

const joins = { anyTerms: 'OR', allTerms: 'AND', noTerms: 'NOT' } as const

/** The terms that staff chose, `soort/kerk, plaats/utrecht`, by taxonomy. */
const termsOf = (props: PostGridProps): TermConditions =>
  (['anyTerms', 'allTerms', 'noTerms'] as const).flatMap((name) => {
    const byTaxonomy = new Map<string, string[]>()
    for (const key of partsOf(props[name])) {
      const [taxonomy = '', slug = ''] = key.split('/')
      if (slug) byTaxonomy.set(taxonomy, [...(byTaxonomy.get(taxonomy) ?? []), slug])
    }
    return [...byTaxonomy].map(([taxonomy, slugs]) => ({ taxonomy, slugs, join: joins[name] }))
  })

/** Without a field to order by, the newest come first. */
function orderOf({ order, orderField }: PostGridProps): ListOrder {
  switch (order) {
    case 'day':
    case 'day-desc':
      return { by: 'day', down: order === 'day-desc' }
    case 'field':
    case 'field-desc':
      return orderField ? { by: 'field', field: orderField, down: order === 'field-desc' } : 'newest'
    default:
      return order
  }
}

/** The publication dates that staff set. */
function publishedIn(
  { lastDays, publishedFrom, publishedTo }: PostGridProps,
  { now }: RenderContext,
): Narrowed | undefined {
  const from = latest(dayOf(publishedFrom), lastDays > 0 ? addDays(localDateOf(now), -lastDays) : undefined)
  const to = dayOf(publishedTo)
  return from || to ? { from, to } : undefined
}

const dayOf = (text: string): LocalDate | undefined => (isLocalDate(text) ? text : undefined)

const latest = (a: LocalDate | undefined, b: LocalDate | undefined) => (a && b ? (a > b ? a : b) : (a ?? b))
const earliest = (a: LocalDate | undefined, b: LocalDate | undefined) => (a && b ? (a < b ? a : b) : (a ?? b))

/** A visitor filters within the dates that staff set. */
function withinOf(chosen: ChosenFilters, set: Narrowed | undefined): ChosenFilters {
  const { narrowed } = chosen.more
  if (!set || !narrowed) return chosen
  const both = { ...narrowed, from: latest(set.from, narrowed.from), to: earliest(set.to, narrowed.to) }
  return { ...chosen, more: { ...chosen.more, narrowed: both } }
}

function daysOf({ days }: PostGridProps, { now }: RenderContext): EntryQuery['days'] {
  const today = localDateOf(now)
  return days === 'coming' ? { from: today } : days === 'past' ? { before: today } : undefined
}

/** The choices in an address of this kind; none in other addresses. */
function slugIn(href: string, { folder }: Kind, siteUrl: string): string[] {
  const path = URL.canParse(href, siteUrl) ? new URL(href, siteUrl).pathname : ''
  const slug = path.startsWith(folder) ? path.slice(folder.length).replace(/\/$/, '') : ''
  return slug === '' || slug.includes('/') ? [] : [slug]
}

/** An entry without such a term is related to no other entry. */
function relatedTo(entry: RenderContext['entry'], taxonomy: PostGridProps['relation']): TermConditions {
  if (!entry || !taxonomy) return []
  const slugs = entry.terms.filter((term) => term.taxonomy === taxonomy).map(({ slug }) => slug)
  return [{ taxonomy, slugs: slugs.length > 0 ? slugs : ['-'] }]
}

const detailsOf: Readonly<Record<string, readonly DetailName[]>> = {
  zoek: ['zoek'],
  letter: ['letter'],
  dagen: ['vanaf', 'tot'],
  km: ['km-vanaf', 'km-tot'],
}

/** Only places have a distance. */
const offeredDetails = ({ moreFilters }: PostGridProps, { isPlace }: Kind): readonly DetailName[] =>
  partsOf(moreFilters)
    .filter((name) => name !== 'km' || isPlace)
    .flatMap((name) => detailsOf[name] ?? [])
