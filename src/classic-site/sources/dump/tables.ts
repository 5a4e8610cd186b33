/** A table that a dump may hold, named without the site's prefix. */
export interface TableSpec {
  name: string
  /** The column that tells rows apart, a whole number; without one all rows stay, in the order in which they stood. */
  key?: string
  /** Columns of whole numbers that rows are found by; an index is made for each. */
  finds?: string[]
  /** Other columns of whole numbers. */
  numbers?: string[]
  texts: string[]
  /** The order of columns in a dump that says none. */
  order?: string[]
}

const metaSpec = (name: string, key: string, owner: string): TableSpec => ({
  name,
  key,
  finds: [owner],
  texts: ['meta_key', 'meta_value'],
  order: [key, owner, 'meta_key', 'meta_value'],
})

/** The tables of WordPress by whose presence a prefix is known. */
export const coreNames = [
  ...['options', 'posts', 'postmeta', 'users', 'usermeta', 'terms', 'term_taxonomy'],
  ...['term_relationships', 'comments'],
]

export const tableSpecs: TableSpec[] = [
  {
    name: 'options',
    key: 'option_id',
    texts: ['option_name', 'option_value'],
    order: ['option_id', 'option_name', 'option_value', 'autoload'],
  },
  {
    name: 'posts',
    key: 'id',
    numbers: ['post_author', 'post_parent', 'menu_order'],
    texts: [
      ...['post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt', 'post_status'],
      ...['comment_status', 'post_password', 'post_name', 'post_modified', 'post_modified_gmt', 'guid'],
      ...['post_type', 'post_mime_type'],
    ],
    order: [
      ...['id', 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt'],
      ...['post_status', 'comment_status', 'ping_status', 'post_password', 'post_name', 'to_ping', 'pinged'],
      ...['post_modified', 'post_modified_gmt', 'post_content_filtered', 'post_parent', 'guid', 'menu_order'],
      ...['post_type', 'post_mime_type', 'comment_count'],
    ],
  },
  metaSpec('postmeta', 'meta_id', 'post_id'),
  {
    name: 'users',
    key: 'id',
    texts: ['user_login', 'user_pass', 'user_email', 'user_registered', 'display_name'],
    order: [
      ...['id', 'user_login', 'user_pass', 'user_nicename', 'user_email', 'user_url', 'user_registered'],
      ...['user_activation_key', 'user_status', 'display_name'],
    ],
  },
  metaSpec('usermeta', 'umeta_id', 'user_id'),
  {
    name: 'terms',
    key: 'term_id',
    numbers: ['term_group'],
    texts: ['name', 'slug'],
    order: ['term_id', 'name', 'slug', 'term_group'],
  },
  {
    name: 'term_taxonomy',
    key: 'term_taxonomy_id',
    finds: ['term_id'],
    numbers: ['parent'],
    texts: ['taxonomy', 'description'],
    order: ['term_taxonomy_id', 'term_id', 'taxonomy', 'description', 'parent', 'count'],
  },
  metaSpec('termmeta', 'meta_id', 'term_id'),
  {
    name: 'term_relationships',
    finds: ['object_id'],
    numbers: ['term_taxonomy_id', 'term_order'],
    texts: [],
    order: ['object_id', 'term_taxonomy_id', 'term_order'],
  },
  {
    name: 'comments',
    key: 'comment_id',
    numbers: ['comment_post_id', 'comment_parent', 'user_id'],
    texts: [
      ...['comment_author', 'comment_author_email', 'comment_author_url', 'comment_date', 'comment_date_gmt'],
      ...['comment_content', 'comment_approved', 'comment_type'],
    ],
    order: [
      ...['comment_id', 'comment_post_id', 'comment_author', 'comment_author_email', 'comment_author_url'],
      ...['comment_author_ip', 'comment_date', 'comment_date_gmt', 'comment_content', 'comment_karma'],
      ...['comment_approved', 'comment_agent', 'comment_type', 'comment_parent', 'user_id'],
    ],
  },
  metaSpec('commentmeta', 'meta_id', 'comment_id'),
  {
    name: 'woocommerce_order_items',
    key: 'order_item_id',
    finds: ['order_id'],
    texts: ['order_item_name', 'order_item_type'],
    order: ['order_item_id', 'order_item_name', 'order_item_type', 'order_id'],
  },
  metaSpec('woocommerce_order_itemmeta', 'meta_id', 'order_item_id'),
  {
    name: 'wc_orders',
    key: 'id',
    numbers: ['customer_id', 'parent_order_id'],
    texts: [
      ...['status', 'currency', 'type', 'tax_amount', 'total_amount', 'billing_email', 'date_created_gmt'],
      ...['payment_method', 'payment_method_title', 'transaction_id', 'customer_note'],
    ],
  },
  {
    name: 'wc_order_addresses',
    key: 'id',
    finds: ['order_id'],
    texts: [
      ...['address_type', 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state'],
      ...['postcode', 'country', 'email', 'phone'],
    ],
  },
  {
    name: 'wc_order_operational_data',
    key: 'id',
    finds: ['order_id'],
    texts: [
      ...['order_key', 'date_paid_gmt', 'date_completed_gmt', 'shipping_total_amount', 'shipping_tax_amount'],
      ...['discount_total_amount', 'discount_tax_amount', 'prices_include_tax'],
    ],
  },
  metaSpec('wc_orders_meta', 'id', 'order_id'),
]

/** Tables of plug-ins that are given row by row, as they are. */
const rowTables = [
  ...['redirection_items', 'redirection_groups', 'rank_math_redirections', 'yoast_indexable'],
  ...['yoast_primary_term', 'aioseo_posts', 'newsletter', 'mailpoet_subscribers', 'mailpoet_segments'],
  ...['mailpoet_subscriber_segment', 'wpfd_statistics', 'woocommerce_tax_rates'],
  ...['woocommerce_tax_rate_locations', 'woocommerce_shipping_zones', 'woocommerce_shipping_zone_locations'],
  ...['woocommerce_shipping_zone_methods', 'woocommerce_attribute_taxonomies'],
  ...['woocommerce_downloadable_product_permissions', 'woocommerce_downloadable_product_download_log'],
  ...['gf_form', 'gf_form_meta', 'rg_form', 'rg_form_meta', 'nf3_forms', 'nf3_fields', 'nf3_field_meta'],
  ...['jet_post_types', 'jet_taxonomies', 'icl_translations', 'download_log', 'wc_tax_rate_classes'],
]

/** Columns by which somebody could act as another. */
export const secretColumns = new Set(['token', 'link_token', 'unsubscribe_token', 'user_ip_address'])

export interface KnownTable {
  prefix: string
  name: string
  /** Undefined for a table whose rows are given as they are. */
  spec: TableSpec | undefined
}

const byLength = [
  ...tableSpecs.map((spec) => ({ name: spec.name, spec })),
  ...rowTables.map((name) => ({ name, spec: undefined })),
].sort((a, b) => b.name.length - a.name.length)

/** Which table of WordPress or of a known plug-in it is, whatever the prefix. */
export function knownTable(table: string): KnownTable | undefined {
  const lower = table.toLowerCase()
  const known = byLength.find(({ name }) => lower.endsWith(name))
  if (known) return { prefix: table.slice(0, -known.name.length), ...known }
  const invoices = /^(.{0,60}?)(wcpdf_[a-z_]{1,40}_number(?:_\d{4})?)$/.exec(lower)
  if (!invoices) return undefined
  return { prefix: table.slice(0, invoices[1]?.length), name: invoices[2] ?? '', spec: undefined }
}
