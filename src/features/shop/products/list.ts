import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { products, variants } from '../schema.ts'
import type { ProductCard, ProductList, ProductOrder, ProductQuery } from '../views.ts'
import { findCards } from './find.ts'
import { freshUntil } from './view.ts'

/** Listings show 12 products a page (decisions, Shop). */
export const productsPerPage = 12
const mostPerPage = 100

/** One page of the shop. Sorting by price goes by what one pays now, the cheapest variant included. */
export async function listProducts(parts: Parts, query: ProductQuery): Promise<ProductList> {
  const { db, content, clock } = parts
  const perPage = Math.min(mostPerPage, Math.max(1, query.perPage ?? productsPerPage))
  const category = query.category?.split('/').at(-1)
  const ids = await content.ids({
    type: 'product',
    words: query.words,
    terms: category ? [{ taxonomy: 'product_cat', slugs: [category] }] : undefined,
  })
  const total = ids.length === 0 ? 0 : await db.$count(products, inArray(products.entryId, [...ids]))
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = query.page ?? 1
  const rows =
    total === 0
      ? []
      : await db
          .select({ id: products.entryId })
          .from(products)
          .where(inArray(products.entryId, [...ids]))
          .orderBy(...orderOf(query.order ?? 'menu_order', ids, clock()), asc(products.entryId))
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
      ...shown.map(({ entry }) => `product:${entry.id}`),
    ],
    freshUntil: freshUntil(shown),
  }
}

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

/** What one pays for the product itself, or for its cheapest variant. */
function priceNow(now: Date): SQL {
  const current = (table: typeof products | typeof variants) =>
    sql`case when ${table.saleCents} < ${table.regularCents} and (${table.saleFrom} is null or ${table.saleFrom} <= ${now}) and (${table.saleTo} is null or ${table.saleTo} > ${now}) then ${table.saleCents} else ${table.regularCents} end`
  return sql`coalesce((select min(${current(variants)}) from ${variants} where ${variants.productId} = ${products.entryId}), ${current(products)})`
}

/** Others of the same categories, the best sold first. */
export async function relatedProducts(
  parts: Parts,
  productId: number,
  most: number,
): Promise<readonly ProductCard[]> {
  const [entry] = await parts.content.entries([productId])
  const slugs = (entry?.terms ?? [])
    .filter(({ taxonomy }) => taxonomy === 'product_cat')
    .map(({ slug }) => slug)
  if (slugs.length === 0) return []
  const ids = await parts.content.ids({
    type: 'product',
    terms: [{ taxonomy: 'product_cat', slugs }],
    except: [productId],
  })
  if (ids.length === 0) return []
  const rows = await parts.db
    .select({ id: products.entryId })
    .from(products)
    .where(inArray(products.entryId, [...ids]))
    .orderBy(desc(products.sold), asc(products.position), asc(products.entryId))
    .limit(most)
  const cards = await findCards(
    parts,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }) => cards.get(id)).filter((card): card is ProductCard => card !== undefined)
}
