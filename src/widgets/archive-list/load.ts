import type { EntryQuery } from '../../features/content/index.ts'
import { type EntryOrder, type EntryType, entryTypes, kindOf, type Taxonomy } from '../../kernel/kinds.ts'
import { pageParameter } from '../../kernel/loop-filter.ts'
import type { ChartPlace } from '../../ui/star-chart/star-chart.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type CardModel, toCard } from '../shared/entries/entry-card.ts'
import { leadSizes } from '../shared/entries/entry-cards.tsx'
import { type PageLinks, readPaging } from '../shared/paging/paging.ts'
import { toChartPlace } from '../shared/places/chart-places.ts'
import { type ListedPlace, maxListedPlaces, toListedPlace } from '../shared/places/listed-places.ts'
import { type Choice, orderParameter, readChoice, viewParameter, writeChoice } from './address.ts'
import { type FacetOption, facetOptions } from './facets.ts'
import type { ArchiveListProps } from './fields.ts'

export interface ArchiveListModel {
  type: EntryType
  total: number
  page: number
  pages: number
  links: PageLinks
  lead?: CardModel
  cards: readonly CardModel[]
  facets: readonly {
    taxonomy: Taxonomy
    /** What its terms are here: inside a province they are no provinces. */
    title: Taxonomy | 'plaatsBelow'
    options: readonly (Omit<FacetOption, 'next'> & { href: string })[]
  }[]
  /** Takes every filter away; absent when there is none. */
  clearHref?: string
  sort: {
    action: string
    /** What the form keeps of the address. */
    hidden: readonly { name: string; value: string }[]
    options: readonly EntryOrder[]
    chosen: EntryOrder
  }
  /** The two ways to look at places. */
  views?: { list: string; map: string }
  map?: { places: readonly ChartPlace[]; listed: readonly ListedPlace[] }
}

export async function load(
  props: ArchiveListProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<ArchiveListModel>> {
  const { content } = context.features
  const type = entryTypes.find((known) => known === context.archive?.type) ?? 'jacobalia'
  const kind = kindOf(type)
  const taxonomies = props.facets ? kind.taxonomies : []
  const [usualOrder] = kind.orders
  const choice = readChoice(context.query, taxonomies, usualOrder, kind.isPlace)
  const base = baseQuery(type, context)
  const query = { ...base, terms: [...base.terms, ...chosenTerms(choice)], order: choice.order }
  const { asked, links, asksOwn } = readPaging(id, context)
  const [list, points, facets] = await Promise.all([
    content.list(
      choice.map ? { ...query, perPage: maxListedPlaces } : { ...query, page: asked, perPage: props.perPage },
    ),
    choice.map ? content.mapPoints(query) : undefined,
    Promise.all(
      taxonomies.map(async (taxonomy) => ({
        taxonomy,
        terms: await content.facets(taxonomy, {
          ...base,
          terms: [...base.terms, ...chosenTerms(choice, taxonomy)],
        }),
      })),
    ),
  ])
  const href = (change: Partial<Choice>) => {
    const search = writeChoice({ ...choice, ...change }, usualOrder)
    return search ? `${context.path}?${search}` : context.path
  }
  const term = context.archive?.term
  const isFiltered = Object.values(choice.terms).some((slugs) => slugs.length > 0)
  const allKnown = facets.every(({ taxonomy, terms }) =>
    choice.terms[taxonomy]?.every((slug) => terms.some((known) => known.slug === slug)),
  )
  const pages = choice.map ? 1 : list.pages
  const cards = choice.map ? [] : list.entries.map(toCard)
  const lead = props.lead ? cards[0] : undefined
  const source = lead?.picture?.sources?.[0]
  return {
    model: {
      type,
      total: list.total,
      page: asked,
      pages,
      links: { path: links.path, query: writeChoice(choice, usualOrder) },
      ...(lead ? { lead } : {}),
      cards: lead ? cards.slice(1) : cards,
      facets: facets
        .map(({ taxonomy, terms }) => ({
          taxonomy,
          title: taxonomy === 'plaats' && term?.taxonomy === 'plaats' ? ('plaatsBelow' as const) : taxonomy,
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
      ...(isFiltered ? { clearHref: href({ terms: {} }) } : {}),
      sort: {
        action: context.path,
        hidden: [...new URLSearchParams(writeChoice({ ...choice, order: usualOrder }, usualOrder))].map(
          ([name, value]) => ({ name, value }),
        ),
        options: kind.orders,
        chosen: choice.order,
      },
      ...(kind.isPlace ? { views: { list: href({ map: false }), map: href({ map: true }) } } : {}),
      ...(points
        ? { map: { places: points.map(toChartPlace), listed: list.entries.map(toListedPlace) } }
        : {}),
    },
    tags: list.tags,
    reads: [...taxonomies, orderParameter, ...(kind.isPlace ? [viewParameter] : []), pageParameter(id)],
    // Addresses with made-up terms would fill the cache with pages that nobody asks for again.
    cacheable: allKnown,
    pages,
    ...(asksOwn && asked > pages ? { status: 404 } : {}),
    ...(source ? { preload: { ...source, sizes: leadSizes } } : {}),
  }
}

type BaseQuery = Pick<EntryQuery, 'type'> & { terms: NonNullable<EntryQuery['terms']> }

const baseQuery = (type: EntryType, { archive }: RenderContext): BaseQuery => ({
  type,
  terms: archive?.term ? [{ taxonomy: archive.term.taxonomy, slugs: [archive.term.slug] }] : [],
})

/** What is chosen, without that of one taxonomy: its own counts say what choosing another would give. */
const chosenTerms = ({ terms }: Choice, without?: string) =>
  Object.entries(terms)
    .filter(([taxonomy, slugs]) => taxonomy !== without && slugs.length > 0)
    .map(([taxonomy, slugs]) => ({ taxonomy, slugs }))
