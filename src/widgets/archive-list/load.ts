import type { Town } from '../../features/content/index.ts'
import {
  type BuiltInTaxonomy,
  type EntryOrder,
  isBuiltInTaxonomy,
  type Taxonomy,
} from '../../kernel/kinds.ts'
import { pageParameter } from '../../kernel/loop-filter.ts'
import type { ChartPlace } from '../../ui/star-chart/star-chart.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { awayOf, type CardModel, toCard } from '../shared/entries/entry-card.ts'
import { leadSizes } from '../shared/entries/entry-cards.tsx'
import { listingFiles } from '../shared/listing-files.ts'
import { toMapModel } from '../shared/map/map-model.ts'
import { type PageLinks, readPaging } from '../shared/paging/paging.ts'
import { toChartPlace } from '../shared/places/chart-places.ts'
import { type ListedPlace, maxListedPlaces, toListedPlace } from '../shared/places/listed-places.ts'
import type { MapModel } from '../shared/places/place-chart.tsx'
import {
  type Choice,
  distanceParameter,
  distances,
  nearestFirst,
  orderParameter,
  townParameter,
  usualDistance,
  viewParameter,
  writeChoice,
} from './address.ts'
import { type FacetOption, facetOptions } from './facets.ts'
import type { ArchiveListProps } from './fields.ts'
import { askedOf } from './query.ts'

export interface ArchiveListModel {
  /** What is counted. */
  counted: 'places' | 'posts' | 'entries'
  total: number
  page: number
  pages: number
  links: PageLinks
  lead?: CardModel
  cards: readonly CardModel[]
  facets: readonly {
    taxonomy: Taxonomy
    /** What the terms are called here, by staff or by us: within a province they are towns, not provinces. */
    title: { own: string } | { text: BuiltInTaxonomy | 'plaatsBelow' }
    options: readonly (Omit<FacetOption, 'next'> & { href: string })[]
  }[]
  /** Address without any filter; absent when none is chosen. */
  clearHref?: string
  sort: {
    action: string
    /** Hidden fields: the other choices in the address. */
    hidden: readonly { name: string; value: string }[]
    options: readonly ListOrder[]
    chosen: ListOrder
  }
  /** The town to search around; for places only. */
  near?: NearModel
  /** Downloads of what is listed, each with the text of its link. */
  files: readonly { text: string; href: string }[]
  /** Links to the list and to the map. */
  views?: { list: string; map: string }
  map?: { places: readonly ChartPlace[]; listed: readonly ListedPlace[]; map: MapModel }
}

type ListOrder = EntryOrder | typeof nearestFirst

interface NearModel {
  action: string
  /** Hidden fields: the other choices in the address. */
  hidden: readonly { name: string; value: string }[]
  town: string
  kilometres: number
  distances: readonly number[]
  /** The town that was found, with its province when other towns share the name. */
  found?: string
  others: readonly { label: string; href: string }[]
}

/** The places that the archive's map shows at an address. */
export async function points(props: ArchiveListProps, context: RenderContext) {
  const { choice, chosen, towns, order } = await askedOf(context, props.facets)
  if (choice.near && towns.length === 0) return []
  return context.features.content.mapPoints({ ...chosen(), order })
}

export async function shown(props: ArchiveListProps, context: RenderContext): Promise<readonly number[]> {
  const { kind, base } = await askedOf(context, props.facets)
  const query = { ...base, order: kind.orders[0], perPage: props.perPage }
  return (await context.features.content.list(query)).entries.map(({ id }) => id)
}

export async function load(
  props: ArchiveListProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<ArchiveListModel>> {
  const { content } = context.features
  const { kind, taxonomies, choice, chosen, towns, order } = await askedOf(context, props.facets)
  const [town] = towns
  const query = { ...chosen(), order }
  const { asked, links, asksOwn } = readPaging(id, context)
  const [list, found, facets] = await Promise.all([
    content.list(
      choice.map ? { ...query, perPage: maxListedPlaces } : { ...query, page: asked, perPage: props.perPage },
    ),
    choice.map ? content.mapPoints(query) : undefined,
    Promise.all(
      taxonomies.map(async (taxonomy) => ({
        taxonomy,
        terms: await content.facets(taxonomy, chosen(taxonomy)),
      })),
    ),
  ])
  const href = (change: Partial<Choice>) => {
    const search = writeChoice({ ...choice, ...change })
    return search ? `${context.path}?${search}` : context.path
  }
  const kept = (change: Partial<Choice>) =>
    [...new URLSearchParams(writeChoice({ ...choice, ...change }))].map(([name, value]) => ({ name, value }))
  const search = writeChoice({ ...choice, map: false })
  const fileOf = (name: string) => `${context.path}${name}${search ? `?${search}` : ''}`
  const term = context.archive?.term
  const isFiltered = Boolean(choice.near) || Object.values(choice.terms).some((slugs) => slugs.length > 0)
  const allKnown = facets.every(({ taxonomy, terms }) =>
    choice.terms[taxonomy]?.every((slug) => terms.some((known) => known.slug === slug)),
  )
  const pages = choice.map ? 1 : list.pages
  const cards = choice.map ? [] : list.entries.map((entry) => ({ ...toCard(entry), ...awayOf(entry, town) }))
  const lead = props.lead ? cards[0] : undefined
  const source = lead?.picture?.sources?.[0]
  return {
    model: {
      counted: kind.isOwn ? 'entries' : kind.isPlace ? 'places' : 'posts',
      total: list.total,
      page: asked,
      pages,
      links: { path: links.path, query: writeChoice(choice) },
      ...(lead ? { lead } : {}),
      cards: lead ? cards.slice(1) : cards,
      facets: facets
        .map(({ taxonomy, terms }) => ({
          taxonomy,
          title: titleOf(context, taxonomy),
          options: facetOptions(
            terms,
            choice.terms[taxonomy] ?? [],
            term?.taxonomy === taxonomy ? term.id : undefined,
          ).map(({ next, ...option }) => ({
            ...option,
            href: href({ terms: { ...choice.terms, [taxonomy]: next } }),
          })),
        }))
        .filter(({ options }) => options.length > 0),
      ...(isFiltered ? { clearHref: href({ terms: {}, near: undefined }) } : {}),
      ...(kind.isPlace
        ? {
            near: {
              action: context.path,
              hidden: kept({ near: undefined }),
              ...nearOf(choice, towns, (near) => href({ near })),
            },
          }
        : {}),
      files:
        list.total === 0
          ? []
          : [...listingFiles]
              .filter(([, { suits }]) => suits(kind))
              .map(([name, { text }]) => ({ text, href: fileOf(name) })),
      sort: {
        action: context.path,
        hidden: kept({ order: undefined }),
        options: town ? [nearestFirst, ...kind.orders] : kind.orders,
        chosen: order ?? nearestFirst,
      },
      ...(kind.isPlace ? { views: { list: href({ map: false }), map: href({ map: true }) } } : {}),
      ...(found
        ? {
            map: {
              places: found.map(toChartPlace),
              listed: list.entries.map((entry) => ({ ...toListedPlace(entry), ...awayOf(entry, town) })),
              map: await toMapModel(props, context, id, [...taxonomies, townParameter, distanceParameter]),
            },
          }
        : {}),
    },
    tags: list.tags,
    reads: [
      ...taxonomies,
      orderParameter,
      ...(kind.isPlace ? [viewParameter, townParameter, distanceParameter] : []),
      pageParameter(id),
    ],
    // Addresses with invented terms or towns would fill the cache with pages that nobody requests again.
    cacheable: allKnown && (!choice.near || towns.length > 0),
    pages,
    ...(asksOwn && asked > pages ? { status: 404 } : {}),
    ...(source ? { preload: { ...source, sizes: leadSizes } } : {}),
  }
}

function titleOf(
  { kinds, archive }: RenderContext,
  taxonomy: Taxonomy,
): ArchiveListModel['facets'][number]['title'] {
  if (!isBuiltInTaxonomy(taxonomy)) return { own: kinds.taxonomy(taxonomy)?.many ?? taxonomy }
  return { text: taxonomy === 'plaats' && archive?.term?.taxonomy === 'plaats' ? 'plaatsBelow' : taxonomy }
}

function nearOf(
  { near }: Choice,
  [town, ...others]: readonly Town[],
  href: (near: Choice['near']) => string,
): Pick<NearModel, 'town' | 'kilometres' | 'distances' | 'found' | 'others'> {
  const kilometres = near?.kilometres ?? usualDistance
  const whole = ({ name, province }: Town) => `${name} (${province})`
  return {
    town: near?.town ?? '',
    kilometres,
    distances,
    ...(town ? { found: others.length > 0 ? whole(town) : town.name } : {}),
    others: others.map((other) => ({ label: whole(other), href: href({ town: whole(other), kilometres }) })),
  }
}
