import type { EntryList, EntryQuery } from '../../features/content/index.ts'
import { kindOf } from '../../kernel/kinds.ts'
import { pageParameter } from '../../kernel/loop-filter.ts'
import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type CardModel, toCard } from '../shared/entries/entry-card.ts'
import { type FilterBar, loadFilterBars, readFilters } from '../shared/loop-filter/filters.ts'
import { type PageLinks, pageHref, readPaging } from '../shared/paging/paging.ts'
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
  /** How the cards that are added look. */
  columns: PerDevice<CardColumns>
  level: 2 | 3
  show_excerpt: boolean
  target: '' | '_blank'
}

export interface PostGridModel {
  /** Of the document that it stands in, as scripts name it. */
  documentId?: number
  lead?: CardModel
  cards: readonly CardModel[]
  filters: readonly FilterBar[]
  /** Takes every filter away; absent when nothing is chosen. */
  clearHref?: string
  total: number
  page: number
  pages: number
  links: PageLinks
  /** Present while there is more to load. */
  more?: { settings: LoadMoreSettings; query: object; nextHref: string; shown: number }
}

export async function load(
  props: PostGridProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<PostGridModel>> {
  const paged = props.loadMethod !== 'none'
  const base: EntryQuery = {
    type: props.type,
    perPage: props.perPage,
    order: props.order,
    terms: props.taxonomy && props.term ? [{ taxonomy: props.taxonomy, slugs: [props.term] }] : [],
  }
  const shownFilters = kindOf(props.type).taxonomies.filter((name) => props.filters.split(',').includes(name))
  const chosen =
    shownFilters.length > 0
      ? readFilters(id, props.type, context)
      : { byTaxonomy: new Map(), terms: [], reads: [] }
  const query = { ...base, terms: [...(base.terms ?? []), ...chosen.terms] }
  const {
    asked: wanted,
    asksOwn,
    links,
  } = readPaging(id, context, { own: props.ownPages, keep: chosen.reads })
  const asked = paged ? wanted : 1
  const [list, filters] = await Promise.all([
    listUpTo(context, query, asked),
    loadFilterBars(id, base, chosen, { shown: shownFilters, operator: props.filterOperator }, context),
  ])
  const { page, pages } = list
  const [first, ...rest] = list.entries.map(toCard)
  const lead = props.lead ? first : undefined
  const { loadMethod } = props
  const goesOn =
    (loadMethod === 'loadmore' || loadMethod === 'lazyload' || loadMethod === 'scroll') && page < pages
  return {
    model: {
      ...(context.documentId === undefined ? {} : { documentId: context.documentId }),
      ...(lead ? { lead } : {}),
      cards: lead ? rest : list.entries.map(toCard),
      filters,
      ...(chosen.byTaxonomy.size > 0 ? { clearHref: context.path } : {}),
      total: list.total,
      page,
      pages,
      links,
      ...(goesOn
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
                columns: props.columns,
                level: props.heading ? 3 : 2,
                show_excerpt: props.showExcerpt,
                target: props.target,
              },
              query: classicQuery(props, query.terms),
              nextHref: pageHref(links, page + 1),
              shown: (page - 1) * props.perPage + list.entries.length,
            },
          }
        : {}),
    },
    tags: list.tags,
    reads: [...chosen.reads, ...(paged ? [pageParameter(id)] : [])],
    ...(paged ? { pages: props.ownPages ? 1 : pages } : {}),
    // Addresses with made-up terms would fill the cache with pages that nobody asks for again.
    ...(isKnown(chosen.byTaxonomy, filters) ? {} : { cacheable: false }),
    // The page itself answers for `/page/{n}/`, which another of its listings may still have.
    ...(paged && asksOwn && asked > pages ? { status: 404 } : {}),
  }
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
