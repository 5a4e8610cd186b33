import type { EntryList, EntryQuery } from '../../features/content/index.ts'
import { addDays, localDateOf, startOfDay } from '../../kernel/dates.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import { type DetailName, filterParameter, pageParameter, writeFilter } from '../../kernel/loop-filter.ts'
import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { ChartPlace } from '../../ui/star-chart/star-chart.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { loadCards } from '../shared/entries/drawn-cards.ts'
import type { CardModel } from '../shared/entries/entry-card.ts'
import type { DetailFields } from '../shared/loop-filter/detail-form.tsx'
import {
  chipsOf,
  type FilterBar,
  type FilterChip,
  loadFilterBars,
  readFilters,
} from '../shared/loop-filter/filters.ts'
import { toMapModel } from '../shared/map/map-model.ts'
import { type PageLinks, pageHref, readPaging } from '../shared/paging/paging.ts'
import { toChartPlace } from '../shared/places/chart-places.ts'
import { type ListedPlace, maxListedPlaces, toListedPlace } from '../shared/places/listed-places.ts'
import type { MapModel } from '../shared/places/place-chart.tsx'
import type { PostGridProps } from './fields.ts'

/** The settings of a load-more listing as its scripts read them (section 3). */
export interface LoadMoreSettings {
  widget_id: string
  load_method: 'loadmore' | 'lazyload' | 'scroll'
  current_page: number
  max_num_pages: number
  change_url: boolean
  reinit_js: boolean
  /** With `scroll`: how many pages come by themselves. */
  auto_pages: number
  /** Goes on by the next page, since `ecsload` knows nothing of its words, letter, days, author or of what it leaves out. */
  by_page?: true
  /** How the cards that are added look. */
  columns: PerDevice<CardColumns>
  level: 2 | 3
  show_excerpt: boolean
  target: PostGridProps['target']
  /** The document in which staff drew the card. */
  card?: number
}

export interface PostGridModel {
  /** Of the document that it stands in, as scripts name it. */
  documentId?: number
  lead?: CardModel
  cards: readonly CardModel[]
  filters: readonly FilterBar[]
  /** Fields to filter by beside terms. */
  details?: DetailFields
  chips: readonly FilterChip[]
  /** Takes every filter away; absent when nothing is chosen. */
  clearHref?: string
  total: number
  page: number
  pages: number
  links: PageLinks
  /** Links to the other pages stand below. */
  hasPager: boolean
  /** More can be added to it; also where nothing is left. */
  grows: boolean
  /** With a map as its face: every place of the list, and the first of them in words. */
  map?: { places: readonly ChartPlace[]; listed: readonly ListedPlace[]; map: MapModel }
  /** Present while there is more to load. */
  more?: { settings: LoadMoreSettings; query: object; nextHref: string; shown: number }
}

type TermConditions = NonNullable<EntryQuery['terms']>
type Face = PostGridProps['face']
type LoadMethod = PostGridProps['loadMethod']

/** Faces to which cards can be added. */
const growing: readonly Face[] = ['grid', 'masonry', 'justified', 'list']

/** How the rest of a list can be reached; the first where staff chose what its face cannot do. */
function waysOf(face: Face): readonly [LoadMethod, ...LoadMethod[]] {
  if (growing.includes(face)) return ['none', 'pages', 'loadmore', 'lazyload', 'scroll']
  return face === 'carousel' || face === 'map' ? ['none'] : ['pages', 'none']
}

const isOneAtATime = ({ filterLook }: PostGridProps) => filterLook === 'select' || filterLook === 'links'

/** What the list holds: as staff set it, and what a visitor chose of that. */
async function queryOf(props: PostGridProps, context: RenderContext, id: string) {
  const kind = context.kinds.of(props.type)
  const except = [
    ...(props.exceptThis && context.entry?.type === props.type ? [context.entry.id] : []),
    ...((props.exceptShown && (await context.shownBefore?.(id))) || []),
  ]
  const base: EntryQuery = {
    type: props.type,
    perPage: props.perPage,
    order: props.order,
    terms: [
      ...(props.taxonomy && props.term ? [{ taxonomy: props.taxonomy, slugs: [props.term] }] : []),
      ...relatedTo(context.entry, props.relation),
    ],
    named:
      props.byHand.length > 0
        ? props.byHand.flatMap(({ href }) => slugIn(href, kind, context.siteUrl))
        : undefined,
    own: props.ownField && props.ownValue ? { field: props.ownField, value: props.ownValue } : undefined,
    authorId: props.author ?? undefined,
    ...(except.length > 0 ? { except } : {}),
  }
  const shownFilters = kind.taxonomies.filter((name) => props.filters.split(',').includes(name))
  const offered = offeredDetails(props, kind)
  const chosen =
    shownFilters.length > 0 || offered.length > 0
      ? readFilters(id, props.type, context, offered)
      : { byTaxonomy: new Map(), details: new Map(), terms: [], more: {}, reads: [] }
  const query = { ...base, ...chosen.more, terms: [...(base.terms ?? []), ...chosen.terms] }
  return { base, shownFilters, offered, chosen, query }
}

/** The places of a list whose face is a map. */
export const points = async (props: PostGridProps, context: RenderContext, id: string) =>
  props.face === 'map' ? context.features.content.mapPoints((await queryOf(props, context, id)).query) : []

export async function shown(
  props: PostGridProps,
  context: RenderContext,
  id: string,
): Promise<readonly number[]> {
  const { base } = await queryOf(props, context, id)
  const first = props.face === 'map' ? { ...base, perPage: maxListedPlaces } : base
  return (await context.features.content.list(first)).entries.map((entry) => entry.id)
}

export async function load(
  props: PostGridProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<PostGridModel>> {
  const loadMethod = waysOf(props.face).includes(props.loadMethod) ? props.loadMethod : waysOf(props.face)[0]
  const paged = loadMethod !== 'none'
  const { base, shownFilters, offered, chosen, query } = await queryOf(props, context, id)
  const {
    asked: wanted,
    asksOwn,
    links,
  } = readPaging(id, context, { own: props.ownPages, keep: chosen.reads })
  const asked = paged ? wanted : 1
  const isMap = props.face === 'map'
  const isByPage = chosen.details.size > 0 || Boolean(base.except ?? base.named ?? base.own ?? base.authorId)
  const [list, filters, found] = await Promise.all([
    listUpTo(context, isMap ? { ...query, perPage: maxListedPlaces } : query, asked),
    loadFilterBars(
      id,
      base,
      chosen,
      { shown: shownFilters, operator: isOneAtATime(props) ? 'DISABLED' : props.filterOperator },
      context,
    ),
    isMap ? context.features.content.mapPoints(query) : [],
  ])
  const { page, pages } = list
  const level = props.heading ? 3 : 2
  const { cards, ...drawn } = await loadCards(list.entries, { ...props, level, isBesideMap: isMap }, context)
  const [first, ...rest] = cards
  const lead = props.lead && growing.includes(props.face) ? first : undefined
  const grows = loadMethod === 'loadmore' || loadMethod === 'lazyload' || loadMethod === 'scroll'
  return {
    model: {
      ...(context.documentId === undefined ? {} : { documentId: context.documentId }),
      ...(lead ? { lead } : {}),
      cards: lead ? rest : cards,
      filters,
      chips: chipsOf(id, context.path, chosen, filters),
      ...(offered.length > 0
        ? {
            details: {
              offered,
              values: Object.fromEntries(chosen.details),
              kept: [...chosen.byTaxonomy].map(([name, filter]) => ({
                name: filterParameter(id, name),
                value: writeFilter(filter),
              })),
            },
          }
        : {}),
      ...(chosen.byTaxonomy.size + chosen.details.size > 0 ? { clearHref: context.path } : {}),
      total: list.total,
      page,
      pages,
      links,
      hasPager: loadMethod === 'pages',
      grows,
      ...(found.length > 0
        ? {
            map: {
              places: found.map(toChartPlace),
              listed: list.entries.map((entry, place) => ({
                ...toListedPlace(entry),
                ...(cards[place]?.html === undefined ? {} : { html: cards[place].html }),
              })),
              map: await toMapModel(props, context, id, chosen.reads),
            },
          }
        : {}),
      ...(grows && page < pages
        ? {
            more: {
              settings: {
                widget_id: id,
                load_method: loadMethod,
                current_page: page,
                max_num_pages: pages,
                change_url: props.changeUrl,
                reinit_js: props.reinitJs,
                auto_pages: props.autoPages,
                ...(isByPage ? { by_page: true } : {}),
                columns: props.columns,
                level,
                show_excerpt: props.showExcerpt,
                target: props.target,
                ...(props.card === null ? {} : { card: props.card }),
              },
              query: classicQuery(props, query.terms),
              nextHref: pageHref(links, page + 1),
              shown: (page - 1) * props.perPage + list.entries.length,
            },
          }
        : {}),
    },
    ...drawn,
    tags: [...list.tags, ...(drawn.tags ?? [])],
    freshUntil: props.order === 'chance' ? tomorrow(context, drawn.freshUntil) : drawn.freshUntil,
    reads: [...chosen.reads, ...(paged ? [pageParameter(id)] : []), ...(drawn.reads ?? [])],
    ...(paged ? { pages: props.ownPages ? 1 : pages } : {}),
    // Addresses with made-up terms would fill the cache with pages that nobody asks for again.
    ...(isKnown(chosen.byTaxonomy, filters) && [...chosen.details.keys()].every((name) => name === 'letter')
      ? {}
      : { cacheable: false }),
    // The page itself answers for `/page/{n}/`, which another of its listings may still have.
    ...(paged && asksOwn && asked > pages ? { status: 404 } : {}),
  }
}

/** A list by chance is another one then. */
function tomorrow({ now }: RenderContext, sooner: Date | undefined): Date {
  const next = startOfDay(addDays(localDateOf(now), 1))
  return sooner && sooner < next ? sooner : next
}

/** What an address of the site says of this kind; an address of something else says nothing. */
function slugIn(href: string, { folder }: Kind, siteUrl: string): string[] {
  const path = URL.canParse(href, siteUrl) ? new URL(href, siteUrl).pathname : ''
  const slug = path.startsWith(folder) ? path.slice(folder.length).replace(/\/$/, '') : ''
  return slug === '' || slug.includes('/') ? [] : [slug]
}

/** An entry without such a term has nothing to do with any other. */
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
  moreFilters
    .split(',')
    .filter((name) => name !== 'km' || isPlace)
    .flatMap((name) => detailsOf[name] ?? [])

/** Whether every chosen term is one that the list offers. */
const isKnown = (
  chosen: ReadonlyMap<string, { terms: readonly string[] }>,
  filters: readonly FilterBar[],
): boolean =>
  [...chosen].every(([taxonomy, { terms }]) => {
    const offered = filters.find((bar) => bar.taxonomy === taxonomy)?.options ?? []
    return terms.every((slug) => offered.some((option) => option.slug === slug && option.chosen))
  })

/** A page of the list; past its end the last one, as when another listing of the page is longer. */
async function listUpTo(context: RenderContext, query: EntryQuery, page: number): Promise<EntryList> {
  const { content } = context.features
  const list = await content.list({ ...query, page })
  return page > list.pages ? content.list({ ...query, page: list.pages }) : list
}

const classicOrders: Record<PostGridProps['order'], { orderby: string; order: 'ASC' | 'DESC' }> = {
  newest: { orderby: 'date', order: 'DESC' },
  oldest: { orderby: 'date', order: 'ASC' },
  title: { orderby: 'title', order: 'ASC' },
  distance: { orderby: 'distance', order: 'DESC' },
  chance: { orderby: 'rand', order: 'DESC' },
}

const classicOperators = { OR: 'IN', AND: 'AND', NOT: 'NOT IN' } as const

/** What the browser sends back as `query`: the names that pages and scripts of the classic site know. */
const classicQuery = ({ type, perPage, order }: PostGridProps, terms: NonNullable<EntryQuery['terms']>) => ({
  post_type: type,
  posts_per_page: perPage,
  ...classicOrders[order],
  ...(terms.length > 0
    ? {
        tax_query: terms.map(({ taxonomy, slugs, join = 'OR' }) => ({
          taxonomy,
          field: 'slug',
          terms: slugs,
          operator: classicOperators[join],
        })),
      }
    : {}),
})
