import type { ClassicMeta, ClassicOption } from '../classic-site.ts'
import { orderTables } from './order-tables.ts'
import { type MetaRow, metaTable, type SqlTable, type SqlValue } from './sql-table.ts'
import { defaultSite, sqlTime, type WrittenSite, wholeComment, wholePost } from './written-site.ts'

/** The tables in which WordPress and WooCommerce keep the site. */
export function siteTables(site: WrittenSite, prefix = 'wp_'): SqlTable[] {
  const orders = orderTables(site.orders ?? [])
  const tables = [
    usersTable(site),
    metaTable('usermeta', 'umeta_id', 'user_id', userMeta(site, prefix)),
    optionsTable(site, prefix),
    termsTable(site),
    termTaxonomyTable(site),
    metaTable('termmeta', 'meta_id', 'term_id', metaOf(site.terms ?? [])),
    relationshipsTable(site),
    postsTable(site, orders.posts),
    metaTable('postmeta', 'meta_id', 'post_id', [...metaOf(site.posts ?? []), ...orders.postMeta]),
    commentsTable(site),
    metaTable('commentmeta', 'meta_id', 'comment_id', metaOf(site.comments ?? [])),
    ...orders.tables,
    ...rowTables(site),
  ]
  return tables.map((table) => ({ ...table, name: prefix + table.name }))
}

const metaOf = (owners: { id: number; meta?: ClassicMeta }[]): MetaRow[] =>
  owners.flatMap(({ id, meta }) => (meta ?? []).map(([key, value]): MetaRow => [id, key, value]))

const id = 'bigint(20) unsigned NOT NULL AUTO_INCREMENT'
const number = "bigint(20) NOT NULL DEFAULT '0'"
const text = "varchar(255) NOT NULL DEFAULT ''"
const long = 'longtext NOT NULL'
const moment = "datetime NOT NULL DEFAULT '0000-00-00 00:00:00'"

const usersTable = (site: WrittenSite): SqlTable => ({
  name: 'users',
  columns: [
    ['ID', id],
    ['user_login', text],
    ['user_pass', text],
    ['user_nicename', text],
    ['user_email', text],
    ['user_url', text],
    ['user_registered', moment],
    ['user_activation_key', text],
    ['user_status', "int(11) NOT NULL DEFAULT '0'"],
    ['display_name', text],
  ],
  rows: (site.authors ?? []).map((author) => [
    author.id,
    author.login,
    author.passwordHash ?? '',
    author.login.toLowerCase(),
    author.email ?? '',
    '',
    sqlTime(author.registeredAt),
    '',
    0,
    author.name ?? '',
  ]),
})

const userMeta = (site: WrittenSite, prefix: string): MetaRow[] =>
  (site.authors ?? []).flatMap((author): MetaRow[] => [
    [author.id, 'first_name', author.firstName ?? ''],
    [author.id, 'last_name', author.lastName ?? ''],
    [author.id, `${prefix}capabilities`, phpRoles(author.roles ?? [])],
    ...(author.meta ?? []).map(([key, value]): MetaRow => [author.id, key, value]),
  ])

const phpRoles = (roles: string[]) =>
  `a:${roles.length}:{${roles.map((role) => `s:${Buffer.byteLength(role)}:"${role}";b:1;`).join('')}}`

const optionsTable = (site: WrittenSite, prefix: string): SqlTable => {
  const about = { ...defaultSite, ...site.site }
  const sticky = (site.posts ?? []).filter(({ isSticky }) => isSticky)
  const given = new Map((site.options ?? []).map(({ name, value }) => [name, value]))
  const options: ClassicOption[] = [
    { name: 'siteurl', value: about.base ?? about.home },
    { name: 'home', value: about.home },
    { name: 'blogname', value: about.name },
    { name: 'blogdescription', value: about.tagline ?? '' },
    { name: 'WPLANG', value: about.language === 'en-US' ? '' : about.language.replace('-', '_') },
    ...(typeof about.timeZone === 'string' ? [{ name: 'timezone_string', value: about.timeZone }] : []),
    ...(typeof about.timeZone === 'number' ? [{ name: 'gmt_offset', value: String(about.timeZone) }] : []),
    {
      name: 'sticky_posts',
      value: `a:${sticky.length}:{${sticky.map((post, at) => `i:${at};i:${post.id};`).join('')}}`,
    },
    { name: `${prefix}user_roles`, value: 'a:0:{}' },
  ].filter(({ name }) => !given.has(name))
  return {
    name: 'options',
    columns: [
      ['option_id', id],
      ['option_name', "varchar(191) NOT NULL DEFAULT ''"],
      ['option_value', long],
      ['autoload', "varchar(20) NOT NULL DEFAULT 'yes'"],
    ],
    rows: [...options, ...(site.options ?? [])].map(({ name, value }, at) => [at + 1, name, value, 'yes']),
  }
}

const termsTable = (site: WrittenSite): SqlTable => ({
  name: 'terms',
  columns: [
    ['term_id', id],
    ['name', text],
    ['slug', text],
    ['term_group', number],
  ],
  rows: (site.terms ?? []).map((term) => [term.id, term.name, term.slug, term.order ?? 0]),
})

/** Far from the ids of terms, as on sites that were made before 2015. */
const taxonomyId = (termId: number) => termId + 1000

const termTaxonomyTable = (site: WrittenSite): SqlTable => ({
  name: 'term_taxonomy',
  columns: [
    ['term_taxonomy_id', id],
    ['term_id', number],
    ['taxonomy', "varchar(32) NOT NULL DEFAULT ''"],
    ['description', long],
    ['parent', number],
    ['count', number],
  ],
  rows: (site.terms ?? []).map((term) => [
    taxonomyId(term.id),
    term.id,
    term.taxonomy,
    term.description ?? '',
    site.terms?.find((other) => other.taxonomy === term.taxonomy && other.slug === term.parent)?.id ?? 0,
    0,
  ]),
})

const relationshipsTable = (site: WrittenSite): SqlTable => ({
  name: 'term_relationships',
  columns: [
    ['object_id', number],
    ['term_taxonomy_id', number],
    ['term_order', "int(11) NOT NULL DEFAULT '0'"],
  ],
  rows: (site.posts ?? []).flatMap((post) =>
    (post.terms ?? []).flatMap(({ taxonomy, slug }) => {
      const term = site.terms?.find((other) => other.taxonomy === taxonomy && other.slug === slug)
      return term ? [[post.id, taxonomyId(term.id), 0]] : []
    }),
  ),
})

export const postColumns: [string, string][] = [
  ['ID', id],
  ['post_author', number],
  ['post_date', moment],
  ['post_date_gmt', moment],
  ['post_content', long],
  ['post_title', 'text NOT NULL'],
  ['post_excerpt', 'text NOT NULL'],
  ['post_status', "varchar(20) NOT NULL DEFAULT 'publish'"],
  ['comment_status', "varchar(20) NOT NULL DEFAULT 'open'"],
  ['ping_status', "varchar(20) NOT NULL DEFAULT 'open'"],
  ['post_password', text],
  ['post_name', text],
  ['to_ping', 'text NOT NULL'],
  ['pinged', 'text NOT NULL'],
  ['post_modified', moment],
  ['post_modified_gmt', moment],
  ['post_content_filtered', long],
  ['post_parent', number],
  ['guid', text],
  ['menu_order', "int(11) NOT NULL DEFAULT '0'"],
  ['post_type', "varchar(20) NOT NULL DEFAULT 'post'"],
  ['post_mime_type', "varchar(100) NOT NULL DEFAULT ''"],
  ['comment_count', number],
]

const postsTable = (site: WrittenSite, orders: SqlValue[][]): SqlTable => ({
  name: 'posts',
  columns: postColumns,
  rows: [
    ...(site.posts ?? [])
      .map(wholePost)
      .map((post): SqlValue[] => [
        post.id,
        site.authors?.find(({ login }) => login === post.author)?.id ?? 0,
        sqlTime(post.createdAt),
        sqlTime(post.createdAt),
        post.content,
        post.title,
        post.excerpt,
        post.status ?? 'publish',
        post.takesComments ? 'open' : 'closed',
        'closed',
        post.password ?? '',
        post.slug,
        '',
        '',
        sqlTime(post.changedAt ?? post.createdAt),
        sqlTime(post.changedAt ?? post.createdAt),
        '',
        post.parent ?? 0,
        post.guid ?? `${site.site?.home ?? defaultSite.home}/?p=${post.id}`,
        post.order,
        post.type,
        post.mimeType ?? '',
        0,
      ]),
    ...orders,
  ],
})

const commentsTable = (site: WrittenSite): SqlTable => ({
  name: 'comments',
  columns: [
    ['comment_ID', id],
    ['comment_post_ID', number],
    ['comment_author', 'tinytext NOT NULL'],
    ['comment_author_email', text],
    ['comment_author_url', text],
    ['comment_author_IP', text],
    ['comment_date', moment],
    ['comment_date_gmt', moment],
    ['comment_content', 'text NOT NULL'],
    ['comment_karma', "int(11) NOT NULL DEFAULT '0'"],
    ['comment_approved', "varchar(20) NOT NULL DEFAULT '1'"],
    ['comment_agent', text],
    ['comment_type', "varchar(20) NOT NULL DEFAULT 'comment'"],
    ['comment_parent', number],
    ['user_id', number],
  ],
  rows: (site.comments ?? [])
    .map(wholeComment)
    .map((comment) => [
      comment.id,
      comment.post,
      comment.author ?? '',
      comment.email ?? '',
      comment.url ?? '',
      '192.0.2.1',
      sqlTime(comment.at),
      sqlTime(comment.at),
      comment.content,
      0,
      comment.approved,
      '',
      comment.type,
      comment.parent ?? 0,
      comment.userId ?? 0,
    ]),
})

/** Tables of plug-ins: their columns are those of their first row. */
function rowTables(site: WrittenSite): SqlTable[] {
  const byTable = Map.groupBy(site.rows ?? [], ({ table }) => table)
  return [...byTable].map(([name, rows]) => {
    const columns = Object.keys(rows[0]?.columns ?? {})
    return {
      name,
      columns: columns.map((column) => [column, 'longtext']),
      rows: rows.map((row) => columns.map((column) => row.columns[column] ?? null)),
    }
  })
}
