import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/index.ts'

/**
 * What a thing looks like here, as one short text: when it differs from what the import left, somebody changed it since.
 * Left out is what changes by itself: dates of changes, counts of sales and downloads, stock, what is reckoned.
 */
interface Marked {
  id: SQL
  /** Of a row named `row`. */
  look: SQL
  /** Its key is a name; otherwise it is a number. */
  isNamed?: true
}

const without = (...columns: string[]) => sql`to_jsonb(row) - ${sql.param(columns)}::text[]`

const marked: Readonly<Record<string, Marked>> = {
  content_entries: {
    id: sql`row.id`,
    look: sql`jsonb_build_array(
      to_jsonb(row) - array['words', 'updated_at', 'document_id', 'above', 'distance_order', 'first_day', 'last_day'],
      (select jsonb_build_array(published, draft) from content_documents where id = row.document_id),
      (select jsonb_agg(term_id order by term_id) from content_entry_terms where entry_id = row.id and own),
      (select to_jsonb(product) - array['stock', 'sold', 'rating_sum', 'reviews', 'position'] from shop_products product
        where entry_id = row.id),
      (select jsonb_agg(to_jsonb(variant) - array['stock', 'id'] order by position) from shop_variants variant
        where product_id = row.id))`,
  },
  content_terms: { id: sql`row.id`, look: without('path', 'lineage') },
  content_media: { id: sql`row.id`, look: without('former_looks') },
  content_documents: { id: sql`row.id`, look: sql`jsonb_build_array(row.title, row.published, row.draft)` },
  content_menus: { id: sql`row.name`, look: without(), isNamed: true },
  content_settings: { id: sql`row.name`, look: without(), isNamed: true },
  content_comments: { id: sql`row.id`, look: without() },
  content_kinds: { id: sql`row.id`, look: without() },
  content_taxonomies: { id: sql`row.id`, look: without('kinds') },
  content_redirects: { id: sql`row.from_path`, look: without(), isNamed: true },
  library_categories: { id: sql`row.id`, look: without('path', 'updated_at', 'name_sort') },
  library_files: {
    id: sql`row.id`,
    look: sql`jsonb_build_array(
      to_jsonb(row) - array['updated_at', 'text', 'title_sort', 'offered', 'listed', 'locked', 'tag_ids'],
      (select jsonb_agg(name order by name) from library_tags where id = any(row.tag_ids)),
      (select storage_key from library_contents where file_id = row.id and current))`,
  },
  account_users: { id: sql`row.id`, look: sql`jsonb_build_array(row.email, row.role, row.own_role_id)` },
  shop_orders: { id: sql`row.id`, look: sql`jsonb_build_array(row.id)` },
  shop_reviews: { id: sql`row.id`, look: without('helpful', 'reports') },
  shop_coupons: { id: sql`row.code`, look: without('used'), isNamed: true },
  shop_shipping_zones: { id: sql`row.id`, look: without('position') },
  shop_settings: { id: sql`row.name`, look: without(), isNamed: true },
  newsletter_subscribers: {
    id: sql`row.id`,
    look: sql`jsonb_build_array(row.email, row.name, row.surname, row.status)`,
  },
}

export const isMarked = (table: string): boolean => Object.hasOwn(marked, table)

/** The marks of rows that are there, by their ids as text. */
export async function marksOf(
  executor: Executor,
  table: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const known = marked[table]
  const fitting = known?.isNamed ? ids : ids.filter((id) => /^\d{1,9}$/.test(id))
  if (!known || fitting.length === 0) return new Map()
  const { rows } = await executor.execute<{ id: string; mark: string }>(sql`
    select ${known.id}::text as id, md5((${known.look})::text) as mark from ${sql.identifier(table)} as row
    where ${known.id} = any(${sql.param([...fitting])}::text[]${known.isNamed ? sql`` : sql`::integer[]`})`)
  return new Map(rows.map(({ id, mark }) => [id, mark]))
}
