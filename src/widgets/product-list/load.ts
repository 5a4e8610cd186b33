import { type ProductOrder, productOrders } from '../../features/shop/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { ownPage, type PageLinks, readPaging } from '../paging.ts'
import { type ProductCardModel, toProductCard } from '../product-card.ts'
import type { ProductListProps } from './fields.ts'

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
  /** Numbers of the first and the last one shown. */
  from: number
  to: number
  page: number
  pages: number
  order: ProductOrder
  orders: readonly ProductOrder[]
  /** Where the sort form goes: page 1 of this list. */
  action: string
  links: PageLinks
  /** Stays in the address of a card's button. */
  query: string
  /** Whether it lists one category or the whole shop. */
  inCategory: boolean
  categories: readonly CategoryLink[]
}

/** SHOP-01: a page of the shop or of one of its categories, sorted as `orderby` says. */
export async function load(
  props: ProductListProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<ProductListModel>> {
  const { shop } = context.features
  const term = context.archive?.term
  const sent = context.query.get(orderParameter)
  const order = productOrders.find((known) => known === sent) ?? 'menu_order'
  const query = order === 'menu_order' ? '' : `${orderParameter}=${order}`
  const { asked, asksOwn, links } = readPaging(id, context)
  const [list, categories] = await Promise.all([
    shop.list({ category: term?.path, order, page: asked }),
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
      categories,
    },
    tags: [...list.tags, ...(props.showCategories ? ['list:product'] : [])],
    reads: [orderParameter, ownPage(id)],
    // An order that does not exist would fill the cache with the same page under many addresses.
    cacheable: sent === null || sent === order,
    pages,
    ...(asksOwn && asked > pages ? { status: 404 } : {}),
    ...(list.freshUntil ? { freshUntil: list.freshUntil } : {}),
  }
}

/** Categories that hold something, with the way to the whole shop before them. */
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
