import type { Row } from './snapshot.ts'
import { isRow } from './values.ts'
import type { Way } from './way.ts'
import { jsonArray } from './write-files.ts'

/** What goes out as it is kept, each file with its columns. */
const files: Readonly<Record<string, string>> = {
  terms: `select id, taxonomy, slug, parent_id, path, name, description, position from content_terms
    order by taxonomy, cardinality(lineage), position, id`,
  menus: 'select name, title, items from content_menus order by name',
  documents: `select id, kind, role, entry_type, scope, title, draft, draft_saved_at, published, published_at, publish_at
    from content_documents d where not exists (select from content_entries e where e.document_id = d.id) order by id`,
  settings: 'select name, value from content_settings order by name',
  'shop-settings': 'select name, value from shop_settings order by name',
  kinds: `select type, one, many, about, word, has_archive, taxonomies, orders, needed_right, is_place, has_moment,
    schema_type from content_kinds order by id`,
  taxonomies: 'select name, one, many, word, is_tree, kinds from content_taxonomies order by id',
  fields: `select kind, name, label, help, type, options, required, layouts, row_limit, position from content_own_fields
    order by kind, position, id`,
  comments: `select id, entry_id, author, email, text, created_at, approved, answer from content_comments order by id`,
  reviews: `select id, product_id, rating, author, email, text, created_at, approved, answer, verified, helpful
    from shop_reviews order by id`,
  coupons: `select code, kind, amount, minimum_cents, valid_from, valid_to, "limit", limit_per_customer, product_ids, used
    from shop_coupons order by code`,
  'shipping-zones': `select id, label, countries, cents, free_from_cents, class_rates, position from shop_shipping_zones
    order by position, id`,
  'coupon-uses': 'select code, customer, taken_at from shop_coupon_uses order by id',
  'order-events':
    'select order_id, at, "by", kind, "from", "to", cents, text from shop_order_events order by id',
  'order-downloads': `select l.order_id, d.line_id, d.file_id, d.times, d.last_at
    from shop_downloads d join shop_order_lines l on l.id = d.line_id order by d.line_id, d.file_id`,
  payments: `select order_id, attempt, method, provider, provider_id, status, amount_cents, paid_cents, charged_back_cents,
    created_at, paid_at from shop_payments order by id`,
  withdrawals: `select order_number, name, email, text, order_id, received_at, receipt_at, status, settled_at, answer
    from shop_withdrawals order by id`,
  'price-history': 'select product_id, variant_id, cents, since from shop_price_history order by id',
  'stock-moves': `select product_id, variant_id, pieces, "left", why, order_id, reason, at from shop_stock_moves
    order by id`,
  'customer-notes': 'select email, text, at from shop_customer_notes order by id',
  'form-entries': `select id, form, page, answers, email, status, received_at, ends_at,
    (select json_agg(json_build_object('question', x.label, 'name', x.name, 'size', x.size) order by x.id)
      from form_files x where x.entry_id = f.id) as files
    from form_entries f order by id`,
  'newsletter-lists': 'select id, name, about, is_offered from newsletter_lists order by id',
  newsletters: `select id, document_id, subject, list_id, html, text, state, start_at, finished_at from newsletter_mailings
    order by id`,
  consents: 'select at, choice, purposes, question from tally_consents order by id',
  'consent-questions': 'select version, words, since from tally_questions order by since',
  roles: 'select id, name, rights from account_roles order by id',
  clicks: 'select name, day, count from tally_clicks order by day, name',
  visits: 'select day, kind, name, count, cents from tally_visits order by day, kind, name',
}

/** Writes each of these as a JSON array in `content/`. */
export async function writeOtherRows({ snapshot, folder }: Way): Promise<void> {
  for (const [name, query] of Object.entries(files)) {
    const array = await jsonArray(folder, `content/${name}.json`)
    const isSettings = name.endsWith('settings')
    for await (const row of snapshot.rows(query))
      await array.add(isSettings ? settingWithoutSecrets(row) : row)
    await array.end()
  }
}

/** The texts of the site are words for visitors, whatever their keys are called. */
const settingWithoutSecrets = (row: Row): Row => (row.name === 'texts' ? row : withoutSecrets(row))

const secretName = /key$|secret|token|password|credential/i

/** Leaves out everything whose name says that it is a secret. */
function withoutSecrets(row: Row): Row {
  const kept = Object.entries(row).filter(([name]) => !secretName.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, isRow(value) ? withoutSecrets(value) : value]))
}
