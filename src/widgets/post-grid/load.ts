import type { EntryList, EntryQuery } from '../../features/content/index.ts'
import { addDays, localDateOf, startOfDay } from '../../kernel/dates.ts'
import { filterParameter, pageParameter, writeFilter } from '../../kernel/loop-filter.ts'
import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { ChartPlace } from '../../ui/star-chart/star-chart.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { loadCards } from '../shared/entries/drawn-cards.ts'
import type { CardModel } from '../shared/entries/entry-card.ts'
import type { DetailFields } from '../shared/loop-filter/detail-form.tsx'
import { chipsOf, type FilterBar, type FilterChip, loadFilterBars } from '../shared/loop-filter/filters.ts'
import { toMapModel } from '../shared/map/map-model.ts'
import { type PageLinks, pageHref, readPaging } from '../shared/paging/paging.ts'
import { toChartPlace } from '../shared/places/chart-places.ts'
import { type ListedPlace, maxListedPlaces, toListedPlace } from '../shared/places/listed-places.ts'
import type { MapModel } from '../shared/places/place-chart.tsx'
import type { PostGridProps } from './fields.ts'
import { queryOf } from './query.ts'

/** The load-more settings that scripts read (section 3). */
export interface LoadMoreSettings {
  widget_id: string
  load_method: 'loadmore' | 'lazyload' | 'scroll'
  current_page: number
  max_num_pages: number
  change_url: boolean
  reinit_js: boolean
  /** With `scroll`: how many pages load without a click. */
  auto_pages: number
  /** Loads the next page itself, because `ecsload` does not support its search, letter, dates, author or exclusions. */
  by_page?: true
  /** Layout of the added cards. */
  columns: PerDevice<CardColumns>
  level: 2 | 3
  show_excerpt: boolean
  target: PostGridProps['target']
  /** Number of the document in which staff designed the card. */
  card?: number
}

export interface PostGridModel {
  /** The document's name, as scripts know it. */
  documentId?: number
  lead?: CardModel
  cards: readonly CardModel[]
  filters: readonly FilterBar[]
  /** Fields to filter by, besides terms. */
  details?: DetailFields
  chips: readonly FilterChip[]
  /** Address without filters; absent when none is chosen. */
  clearHref?: string
  total: number
  page: number
  pages: number
  links: PageLinks
  /** Shows links to the other pages below. */
  hasPager: boolean
  /** The list can grow; also true when nothing is left. */
  grows: boolean
  /** For the map face: all places, and the first of them as text. */
  map?: { places: readonly ChartPlace[]; listed: readonly ListedPlace[]; map: MapModel }
  /** Present while more entries can be loaded. */
  more?: { settings: LoadMoreSettings; query: object; nextHref: string; shown: number }
}

type Face = PostGridProps['face']
type LoadMethod = PostGridProps['loadMethod']

/** Faces that cards can be added to. */
const growing: readonly Face[] = ['grid', 'masonry', 'justified', 'list']

/** The ways to reach the rest of a list. The first applies where the chosen one does not fit the face. */
function waysOf(face: Face): readonly [LoadMethod, ...LoadMethod[]] {
  if (growing.includes(face)) return ['none', 'pages', 'loadmore', 'lazyload', 'scroll']
  return face === 'carousel' || face === 'map' ? ['none'] : ['pages', 'none']
}

const isOneAtATime = ({ filterLook }: PostGridProps) => filterLook === 'select' || filterLook === 'links'

/** The places of a list with the map face. */
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
  const isByPage =
    chosen.details.size > 0 ||
    typeof base.order === 'object' ||
    Boolean(base.except ?? base.named ?? base.own ?? base.authorId ?? base.narrowed ?? base.days)
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
    freshUntil: isOfToday(props) ? tomorrow(context, drawn.freshUntil) : drawn.freshUntil,
    reads: [...chosen.reads, ...(paged ? [pageParameter(id)] : []), ...(drawn.reads ?? [])],
    ...(paged ? { pages: props.ownPages ? 1 : pages } : {}),
    // Addresses with invented terms would fill the cache with pages that nobody requests again.
    ...(isKnown(chosen.byTaxonomy, filters) && [...chosen.details.keys()].every((name) => name === 'letter')
      ? {}
      : { cacheable: false }),
    // The page itself answers for `/page/{n}/`, which another of its listings may have.
    ...(paged && asksOwn && asked > pages ? { status: 404 } : {}),
  }
}

/** Whether it may be another list tomorrow without any change. */
const isOfToday = ({ order, lastDays, days }: PostGridProps) =>
  order === 'chance' || lastDays > 0 || days !== ''

function tomorrow({ now }: RenderContext, sooner: Date | undefined): Date {
  const next = startOfDay(addDays(localDateOf(now), 1))
  return sooner && sooner < next ? sooner : next
}

/** Whether every chosen term is one that the list offers. */
const isKnown = (
  chosen: ReadonlyMap<string, { terms: readonly string[] }>,
  filters: readonly FilterBar[],
): boolean =>
  [...chosen].every(([taxonomy, { terms }]) => {
    const offered = filters.find((bar) => bar.taxonomy === taxonomy)?.options ?? []
    return terms.every((slug) => offered.some((option) => option.slug === slug && option.chosen))
  })

/** A page of the list. Past the end it is the last one, as when another listing on the page is longer. */
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
  day: { orderby: 'meta_value', order: 'ASC' },
  'day-desc': { orderby: 'meta_value', order: 'DESC' },
  field: { orderby: 'meta_value', order: 'ASC' },
  'field-desc': { orderby: 'meta_value', order: 'DESC' },
}

const classicOperators = { OR: 'IN', AND: 'AND', NOT: 'NOT IN' } as const

/** The value that the browser sends back as `query`, with the names that classic pages and scripts know. */
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
