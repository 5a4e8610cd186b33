import { and, asc, desc, type SQL, sql } from 'drizzle-orm'
import { products } from '../schema.ts'
import type { ProductCard, ProductList, ProductOrder, ProductQuery } from '../views.ts'
import { filtersOf, isOneOf, nextSaleTurn, priceNow } from './filters.ts'
import { findCards } from './find.ts'
import type { ProductParts } from './parts.ts'
import { freshUntil } from './view.ts'

/** Listings show 12 products a page (decisions, Shop). */
export const productsPerPage = 12
const mostPerPage = 100

/** Returns one page of the shop. Sorting by price uses the present price of the cheapest variant. */
export async function listProducts(parts: ProductParts, query: ProductQuery): Promise<ProductList> {
  const { db, content, clock } = parts
  const perPage = Math.min(mostPerPage, Math.max(1, query.perPage ?? productsPerPage))
  const category = query.category?.split('/').at(-1)
  const ids = await content.ids({
    type: 'product',
    words: query.words,
    terms: [
      ...(category ? [{ taxonomy: 'product_cat', slugs: [category] }] : []),
      ...(query.tag ? [{ taxonomy: 'product_tag', slugs: [query.tag] }] : []),
    ],
  })
  const now = clock()
  const where = and(isOneOf(ids), ...filtersOf(query, now))
  const total = ids.length === 0 ? 0 : await db.$count(products, where)
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = query.page ?? 1
  const rows =
    total === 0
      ? []
      : await db
          .select({ id: products.entryId })
          .from(products)
          .where(where)
          .orderBy(...orderOf(query.order ?? 'menu_order', ids, now), asc(products.entryId))
          .limit(perPage)
          .offset((page - 1) * perPage)
  const cards = await findCards(
    parts,
    rows.map(({ id }) => id),
  )
  const shown = rows.map(({ id }) => cards.get(id)).filter((card): card is ProductCard => card !== undefined)
  return {
    products: shown,
    total,
    page,
    pages,
    perPage,
    tags: [
      'list:product',
      ...(category ? [`list:product_cat:${category}`] : []),
      ...(query.tag ? [`list:product_tag:${query.tag}`] : []),
      ...shown.map(({ entry }) => `product:${entry.id}`),
    ],
    freshUntil: goesByPrice(query) ? await nextSaleTurn(db, now) : freshUntil(shown),
  }
}

/** Whether a sale of a product that is not on the page may change the page. */
const goesByPrice = ({ order, minCents, maxCents, onSale }: ProductQuery): boolean =>
  order === 'price' ||
  order === 'price-desc' ||
  minCents !== undefined ||
  maxCents !== undefined ||
  onSale === true

function orderOf(order: ProductOrder, newestFirst: readonly number[], now: Date): SQL[] {
  switch (order) {
    case 'menu_order':
      return [asc(products.position)]
    case 'popularity':
      return [desc(products.sold)]
    case 'rating':
      return [
        desc(sql`${products.ratingSum}::float / nullif(${products.reviews}, 0)`),
        desc(products.reviews),
      ].map((by) => sql`${by} nulls last`)
    case 'date':
      return [sql`array_position(${sql.param([...newestFirst])}::int[], ${products.entryId})`]
    case 'price':
      return [asc(priceNow(now))]
    case 'price-desc':
      return [desc(priceNow(now))]
  }
}
