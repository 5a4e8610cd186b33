import { type ProductOrder, productOrders } from '../../features/shop/index.ts'
import { pageParameter } from '../../kernel/loop-filter.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type PageLinks, readPaging } from '../shared/paging/paging.ts'
import { type ProductCardModel, toProductCard } from '../shared/products/product-card.ts'
import type { ProductListProps } from './fields.ts'
import { type Filters, filterParameters, readFilters } from './read-filters.ts'

export const orderParameter = 'orderby'

export interface CategoryLink {
  name: string
  href: string
  count: number
  depth: number
  current: boolean
}

export interface ProductListModel {
  cards: readonly ProductCardModel[]
  total: number
  /** Numbers of the first and the last product shown. */
  from: number
  to: number
  page: number
  pages: number
  order: ProductOrder
  orders: readonly ProductOrder[]
  /** Target of the sort form: page 1 of this list. */
  action: string
  links: PageLinks
  /** Parameters that the addresses of add-to-cart buttons keep. */
  query: string
  /** Whether the list shows one category or tag, or the whole shop. */
  inCategory: boolean
  filters: Filters
  filterNames: typeof filterParameters
  isFiltered: boolean
  /** Address of the list without filters. */
  unfiltered: string
  /** Hidden fields of the sort form. */
  kept: readonly (readonly [string, string])[]
  categories: readonly CategoryLink[]
}

/** The first page, without a visitor's order or filters. */
export async function shown(
  props: ProductListProps,
  context: RenderContext,
  id: string,
): Promise<readonly number[]> {
  const plain = { ...context, page: 1, query: new URLSearchParams() }
  return (await load(props, plain, id)).model.cards.map((card) => card.id)
}

/** SHOP-01: a page of the shop, a category or a tag, sorted by `orderby` and filtered by the address. */
export async function load(
  props: ProductListProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<ProductListModel>> {
  const { shop } = context.features
  const term = context.archive?.term
  const sent = context.query.get(orderParameter)
  const order = productOrders.find((known) => known === sent) ?? 'menu_order'
  const { filters, query: wanted, parameters, isPlain } = readFilters(context.query)
  const ordered = order === 'menu_order' ? '' : `${orderParameter}=${order}`
  const query = [ordered, ...parameters.map((pair) => pair.join('='))].filter(Boolean).join('&')
  const { asked, asksOwn, links } = readPaging(id, context)
  const [list, categories] = await Promise.all([
    shop.catalogue.list({
      ...(term?.taxonomy === 'product_tag' ? { tag: term.slug } : { category: term?.path }),
      ...wanted,
      order,
      page: asked,
    }),
    props.showCategories ? categoriesOf(context) : [],
  ])
  const { total, page, pages, perPage, products } = list
  return {
    model: {
      cards: products.map(toProductCard),
      total,
      from: (page - 1) * perPage + 1,
      to: (page - 1) * perPage + products.length,
      page,
      pages,
      order,
      orders: productOrders,
      action: context.path,
      links: { path: links.path, query },
      query,
      inCategory: term !== undefined,
      filters,
      filterNames: filterParameters,
      isFiltered: parameters.length > 0,
      unfiltered: context.path + (ordered && `?${ordered}`),
      kept: parameters,
      categories,
    },
    tags: [...list.tags, ...(props.showCategories ? ['list:product'] : [])],
    reads: [orderParameter, pageParameter(id), ...Object.values(filterParameters)],
    // Invented values would fill the cache with the same page under many addresses, and prices with a page for each.
    cacheable: (sent === null || sent === order) && isPlain,
    pages,
    ...(asksOwn && asked > pages ? { status: 404 } : {}),
    ...(list.freshUntil ? { freshUntil: list.freshUntil } : {}),
  }
}

/** Categories with products, after a link to the whole shop. */
async function categoriesOf({ features, archive }: RenderContext): Promise<CategoryLink[]> {
  const terms = await features.content.facets('product_cat', { type: 'product' })
  return terms
    .filter(({ count }) => count > 0)
    .map(({ id, name, url, count, depth }) => ({
      name,
      href: url,
      count,
      depth,
      current: archive?.term?.id === id,
    }))
}
