/**
 * The tables whose rows an export holds as they are kept, one declaration for both ways: `way-out/` writes them, and the
 * import reads them back, in this order, in which every row finds what it refers to. All columns go, but for those in
 * `leave` and those that the database computes; so a new column needs nothing here, and a new table one line.
 */
export interface KeptTable {
  /** `content/<file>.json` */
  file: string
  table: string
  /** The columns that tell its rows apart. */
  key: readonly string[]
  /** Secrets, and what only this site can use. */
  leave?: readonly string[]
  /** SQL; by default the key. */
  order?: string
  /** SQL: the rows that go. */
  where?: string
  /** Columns of the export that people want and no import reads, as SQL by name; the row is `r`. */
  more?: Readonly<Record<string, string>>
  /** Columns that hold the number of an account. */
  people?: readonly string[]
  /** What stands in columns that were left, as SQL. */
  fill?: Readonly<Record<string, string>>
}

/** A value that nobody can guess or has elsewhere. */
const unguessable = "replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')"

/** What opens a file or a category is left; that it is closed goes along. */
export const wordOfLock = ['password_hash', 'password_version'] as const

/** No word opens what was locked by one, until staff give it a new one: this is the digest of none. */
export const closedHash = 'closed'

const of = (
  file: string,
  table: string,
  key: readonly string[],
  more: Partial<KeptTable> = {},
): KeptTable => ({ file, table, key, ...more })

export const accountTables: readonly KeptTable[] = [
  of('roles', 'account_roles', ['id']),
  of('accounts', 'account_users', ['id'], { leave: ['dismissed', 'two_factor_enabled'] }),
  of('account-addresses', 'account_addresses', ['user_id'], { people: ['user_id'] }),
]

export const groundTables: readonly KeptTable[] = [
  of('kinds', 'content_kinds', ['id']),
  of('taxonomies', 'content_taxonomies', ['id']),
  of('fields', 'content_own_fields', ['id'], { order: 'kind, position, id' }),
  of('terms', 'content_terms', ['id'], { order: 'taxonomy, cardinality(lineage), position, id' }),
  of('pictures', 'content_media', ['id']),
  of('documents', 'content_documents', ['id'], {
    where: 'not exists (select from content_entries e where e.document_id = r.id)',
    people: ['published_by', 'draft_saved_by'],
  }),
]

/** After the entries, which have a file for each kind. */
export const tablesOfEntries: readonly KeptTable[] = [
  of('document-versions', 'content_document_versions', ['id'], { people: ['saved_by'] }),
  of('comments', 'content_comments', ['id']),
  of('menus', 'content_menus', ['name']),
  of('settings', 'content_settings', ['name']),
  of('redirects', 'content_redirects', ['from_path']),
]

export const libraryTables: readonly KeptTable[] = [
  of('file-categories', 'library_categories', ['id'], {
    leave: wordOfLock,
    order: 'nlevel(path), position, id',
    more: { has_word: 'password_hash is not null' },
  }),
  of('file-tags', 'library_tags', ['id']),
  of('files', 'library_files', ['id'], {
    leave: [...wordOfLock, 'text'],
    order: 'category_id, id',
    more: { has_word: 'password_hash is not null' },
  }),
  of('file-versions', 'library_contents', ['id'], {
    leave: ['storage_key', 'deflated_key', 'deflated_size', 'deflated_crc32', 'extraction', 'lost_at'],
    order: 'file_id, id',
    people: ['stored_by'],
  }),
  of('file-downloads', 'library_hits', ['id']),
  of('file-grants', 'library_grants', ['id']),
]

export const shopTables: readonly KeptTable[] = [
  of('shop-settings', 'shop_settings', ['name']),
  of('shop-counters', 'shop_counters', ['name']),
  of('shipping-zones', 'shop_shipping_zones', ['id'], { order: 'position, id' }),
  of('coupons', 'shop_coupons', ['code']),
  of('coupon-uses', 'shop_coupon_uses', ['id']),
  of('orders', 'shop_orders', ['id'], {
    leave: ['key', 'checkout_key', 'session_digest', 'download_key'],
    people: ['user_id'],
    more: { has_downloads: 'download_key is not null' },
    fill: { key: `'wc_order_' || left(${unguessable}, 24)` },
  }),
  of('order-lines', 'shop_order_lines', ['id'], { order: 'order_id, position, id' }),
  of('order-downloads', 'shop_downloads', ['line_id', 'file_id'], {
    more: { order_id: '(select l.order_id from shop_order_lines l where l.id = r.line_id)' },
  }),
  of('order-events', 'shop_order_events', ['id'], { people: ['by'] }),
  of('order-mails', 'shop_order_mails', ['order_id', 'mail', 'about']),
  of('payments', 'shop_payments', ['id'], {
    leave: ['idempotency_key', 'checkout_url'],
    fill: { idempotency_key: unguessable },
  }),
  of('refunds', 'shop_refunds', ['id'], { leave: ['key'], people: ['by'] }),
  of('refund-transfers', 'shop_refund_transfers', ['id'], {
    leave: ['idempotency_key'],
    fill: { idempotency_key: unguessable },
  }),
  of('invoices', 'shop_invoices', ['id']),
  of('withdrawals', 'shop_withdrawals', ['id'], { people: ['settled_by'] }),
  of('reviews', 'shop_reviews', ['id']),
  of('review-refusals', 'shop_review_refusals', ['email']),
  of('price-history', 'shop_price_history', ['id']),
  of('stock-moves', 'shop_stock_moves', ['id'], { people: ['by'] }),
  of('customer-notes', 'shop_customer_notes', ['id'], { people: ['by'] }),
]

export const otherTables: readonly KeptTable[] = [
  of('form-entries', 'form_entries', ['id'], {
    leave: ['digest'],
    fill: { digest: unguessable },
    more: {
      files: `(select json_agg(json_build_object('question', x.label, 'name', x.name, 'size', x.size) order by x.id)
        from form_files x where x.entry_id = r.id)`,
    },
  }),
  of('newsletter-lists', 'newsletter_lists', ['id']),
  of('readers', 'newsletter_subscribers', ['id'], { leave: ['token'], fill: { token: unguessable } }),
  of('list-readers', 'newsletter_list_readers', ['list_id', 'subscriber_id']),
  of('newsletters', 'newsletter_mailings', ['id'], { people: ['made_by'] }),
  of('newsletter-deliveries', 'newsletter_deliveries', ['mailing_id', 'subscriber_id']),
  of('consent-questions', 'tally_questions', ['version'], { order: 'since, version' }),
  of('consents', 'tally_consents', ['id'], { leave: ['receipt'], fill: { receipt: unguessable } }),
  of('clicks', 'tally_clicks', ['day', 'name']),
  of('visits', 'tally_visits', ['day', 'kind', 'name']),
]

export const keptTables: readonly KeptTable[] = [
  ...accountTables,
  ...groundTables,
  ...tablesOfEntries,
  ...libraryTables,
  ...shopTables,
  ...otherTables,
]

/** What stands in the files of kinds, each with its entry, in the order in which it is written. */
export const entryTables = [
  { table: 'content_documents', key: ['id'] },
  { table: 'content_entries', key: ['id'] },
  { table: 'content_entry_terms', key: ['entry_id', 'term_id'] },
  { table: 'shop_products', key: ['entry_id'] },
  { table: 'shop_variants', key: ['id'] },
] as const satisfies readonly Pick<KeptTable, 'table' | 'key'>[]

/** Every table that an import writes, each after those that it refers to. */
export const writtenTables: readonly Pick<KeptTable, 'table' | 'key' | 'people'>[] = [
  ...accountTables,
  ...groundTables,
  ...entryTables.filter(({ table }) => table !== 'content_documents'),
  ...tablesOfEntries,
  ...libraryTables,
  ...shopTables,
  ...otherTables,
]
