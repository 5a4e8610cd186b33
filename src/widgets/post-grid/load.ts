import type { EntryList, EntryQuery } from '../../features/content/index.ts'
import type { PerDevice } from '../../kernel/per-device.ts'
import type { CardColumns } from '../../ui/card/card.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type CardModel, toCard } from '../shared/entries/entry-card.ts'
import { ownPage, type PageLinks, pageHref, readPaging } from '../shared/paging/paging.ts'
import type { PostGridProps } from './fields.ts'

/** The settings of a load-more listing as its scripts read them (section 3). */
export interface LoadMoreSettings {
  widget_id: string
  load_method: 'loadmore' | 'lazyload'
  current_page: number
  max_num_pages: number
  change_url: boolean
  reinit_js: boolean
  /** How the cards that are added look. */
  columns: PerDevice<CardColumns>
  level: 2 | 3
  show_excerpt: boolean
  target: '' | '_blank'
}

export interface PostGridModel {
  lead?: CardModel
  cards: readonly CardModel[]
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
  const { asked: wanted, asksOwn, links } = readPaging(id, context, { own: props.ownPages })
  const asked = paged ? wanted : 1
  const query: EntryQuery = {
    type: props.type,
    perPage: props.perPage,
    order: props.order,
    ...(props.taxonomy && props.term ? { terms: [{ taxonomy: props.taxonomy, slugs: [props.term] }] } : {}),
  }
  const list = await listUpTo(context, query, asked)
  const { page, pages } = list
  const [first, ...rest] = list.entries.map(toCard)
  const lead = props.lead ? first : undefined
  const { loadMethod } = props
  const goesOn = (loadMethod === 'loadmore' || loadMethod === 'lazyload') && page < pages
  return {
    model: {
      ...(lead ? { lead } : {}),
      cards: lead ? rest : list.entries.map(toCard),
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
                columns: props.columns,
                level: props.heading ? 3 : 2,
                show_excerpt: props.showExcerpt,
                target: props.target,
              },
              query: classicQuery(props),
              nextHref: pageHref(links, page + 1),
              shown: (page - 1) * props.perPage + list.entries.length,
            },
          }
        : {}),
    },
    tags: list.tags,
    ...(paged ? { reads: [ownPage(id)], pages: props.ownPages ? 1 : pages } : {}),
    // The page itself answers for `/page/{n}/`, which another of its listings may still have.
    ...(paged && asksOwn && asked > pages ? { status: 404 } : {}),
  }
}

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

/** What the browser sends back as `query`: the names that pages and scripts of the classic site know. */
const classicQuery = ({ type, taxonomy, term, perPage, order }: PostGridProps) => ({
  post_type: type,
  posts_per_page: perPage,
  ...classicOrders[order],
  ...(taxonomy && term ? { tax_query: [{ taxonomy, field: 'slug', terms: [term], operator: 'IN' }] } : {}),
})
