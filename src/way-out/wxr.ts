import { basename } from 'node:path'
import { mediaPath } from '../export-format/index.ts'
import { addressOf, plainName } from './addresses.ts'
import type { Row } from './snapshot.ts'
import { list, number, numberOrNone, rowIn, rowsIn, text } from './values.ts'
import type { Way } from './way.ts'
import type { TextFile } from './write-files.ts'

/**
 * In WordPress pages, pictures and items of menus are numbered together: those of pictures and menus begin far above
 * what entries reach, and are the same in every export.
 */
const firstPicture = 1_000_000_000
const firstMenuItem = 1_500_000_000
/** An answer to a comment is a comment there. */
const firstAnswer = 1_000_000_000

/** The export that WordPress' importer reads (WXR 1.2), written item by item. */
export type Wxr = Awaited<ReturnType<typeof openWxr>>

export async function openWxr(
  { siteUrl, kinds, logins }: Way,
  file: TextFile,
  site: { title: string; tagline: string },
) {
  const answerer = site.title || new URL(siteUrl).host
  await file.write(headOf(siteUrl, site))
  let menuItems = 0

  const menuItem = async (menu: string, item: Row, parent: number, order: number): Promise<number> => {
    const id = firstMenuItem + menuItems
    menuItems += 1
    await file.write(
      itemXml({
        id,
        type: 'nav_menu_item',
        status: 'publish',
        title: text(item, 'label'),
        slug: String(id),
        order,
        terms: [categoryXml('nav_menu', menu, menu)],
        meta: [
          ['_menu_item_type', 'custom'],
          ['_menu_item_menu_item_parent', String(parent)],
          ['_menu_item_object_id', String(id)],
          ['_menu_item_object', 'custom'],
          ['_menu_item_target', ''],
          ['_menu_item_url', absolute(siteUrl, text(item, 'url'))],
        ],
      }),
    )
    let next = order + 1
    for (const below of rowsIn(item, 'items')) next = await menuItem(menu, below, id, next)
    return next
  }

  return {
    async author(row: Row) {
      const login = logins.get(number(row, 'id')) ?? ''
      await file.write(
        within('wp:author', [
          tag('wp:author_id', number(row, 'id')),
          tag('wp:author_login', login),
          tag('wp:author_email', text(row, 'email')),
          tag('wp:author_display_name', text(row, 'name')),
          tag('wp:author_first_name', ''),
          tag('wp:author_last_name', ''),
        ]),
      )
    },

    /** @param row with `parent_slug` */
    async term(row: Row) {
      const taxonomy = termTaxonomy(text(row, 'taxonomy'))
      await file.write(
        taxonomy === 'category'
          ? within('wp:category', [
              tag('wp:term_id', number(row, 'id')),
              tag('wp:category_nicename', text(row, 'slug')),
              tag('wp:category_parent', text(row, 'parent_slug')),
              tag('wp:cat_name', text(row, 'name')),
              tag('wp:category_description', text(row, 'description')),
            ])
          : termXml(number(row, 'id'), taxonomy, row),
      )
    },

    /** @param html its text, with paths that begin at the site's root */
    async entry(row: Row, html: string) {
      const type = text(row, 'type')
      const published = text(row, 'published_at')
      const picture = numberOrNone(row, 'picture_id')
      const gallery = list(row, 'picture_ids').map((id) => firstPicture + Number(id))
      await file.write(
        itemXml({
          id: number(row, 'id'),
          type: plainName(type),
          status: statusOf(row),
          title: text(row, 'title'),
          slug: text(row, 'slug'),
          link: siteUrl + addressOf(kinds, row),
          author: logins.get(number(row, 'author_id')) ?? '',
          content: fromRoot(siteUrl, html),
          excerpt: text(row, 'excerpt'),
          created: published || text(row, 'updated_at'),
          changed: text(row, 'updated_at'),
          parent: numberOrNone(row, 'parent_id') ?? 0,
          takesComments: type === 'post',
          terms: rowsIn(row, 'terms').map((term) =>
            categoryXml(termTaxonomy(text(term, 'taxonomy')), text(term, 'slug'), text(term, 'name')),
          ),
          meta: [
            ...(picture === undefined ? [] : [['_thumbnail_id', String(firstPicture + picture)] as const]),
            ...(gallery.length > 0 ? [['gallery', gallery.join(',')] as const] : []),
            ...(text(row, 'search_title')
              ? [['_yoast_wpseo_title', text(row, 'search_title')] as const]
              : []),
            ...(text(row, 'search_description')
              ? [['_yoast_wpseo_metadesc', text(row, 'search_description')] as const]
              : []),
            ...(['latitude', 'longitude', 'precision'] as const)
              .filter((name) => text(row, name) !== '')
              .map((name) => [name, text(row, name)] as const),
            ...Object.entries(rowIn(row, 'fields') ?? {}).map(
              ([name, value]) => [name.replace(/^veld_/, ''), asMeta(value)] as const,
            ),
          ],
          comments: rowsIn(row, 'comments').map((comment) => commentXml(comment, answerer)),
        }),
      )
    },

    async picture(row: Row, address: string) {
      const alt = text(row, 'alt')
      await file.write(
        itemXml({
          id: firstPicture + number(row, 'id'),
          type: 'attachment',
          status: 'inherit',
          title: text(row, 'name'),
          slug: `media-${number(row, 'id')}`,
          link: address,
          content: [text(row, 'maker'), text(row, 'licence'), text(row, 'source')].filter(Boolean).join(', '),
          excerpt: text(row, 'caption'),
          created: text(row, 'created_at'),
          attachmentUrl: address,
          meta: [
            ['_wp_attached_file', basename(mediaPath(row))],
            ...(alt ? [['_wp_attachment_image_alt', alt] as const] : []),
          ],
        }),
      )
    },

    async menu(row: Row, id: number) {
      const slug = text(row, 'name')
      await file.write(termXml(id, 'nav_menu', { slug, name: text(row, 'title') || slug }))
      let order = 1
      for (const item of rowsIn(row, 'items')) order = await menuItem(slug, item, 0, order)
    },

    async end() {
      await file.write('</channel>\n</rss>\n')
      await file.end()
    },
  }
}

interface Item {
  id: number
  type: string
  status: string
  title: string
  slug: string
  link?: string
  author?: string
  content?: string
  excerpt?: string
  created?: string
  changed?: string
  parent?: number
  order?: number
  takesComments?: boolean
  attachmentUrl?: string
  terms?: readonly string[]
  meta: readonly (readonly [string, string])[]
  comments?: readonly string[]
}

function itemXml(item: Item): string {
  const { created = '', changed = created, takesComments = false, link = '' } = item
  return within('item', [
    tag('title', item.title),
    tag('link', link),
    tag('pubDate', created ? new Date(created).toUTCString() : ''),
    tag('dc:creator', item.author ?? ''),
    `<guid isPermaLink="false">${escaped(link || `item-${item.id}`)}</guid>`,
    '<description></description>',
    tag('content:encoded', item.content ?? ''),
    tag('excerpt:encoded', item.excerpt ?? ''),
    tag('wp:post_id', item.id),
    tag('wp:post_date', sqlTime(created)),
    tag('wp:post_date_gmt', sqlTime(created)),
    tag('wp:post_modified', sqlTime(changed)),
    tag('wp:post_modified_gmt', sqlTime(changed)),
    tag('wp:comment_status', takesComments ? 'open' : 'closed'),
    tag('wp:ping_status', 'closed'),
    tag('wp:post_name', item.slug),
    tag('wp:status', item.status),
    tag('wp:post_parent', item.parent ?? 0),
    tag('wp:menu_order', item.order ?? 0),
    tag('wp:post_type', item.type),
    tag('wp:post_password', ''),
    tag('wp:is_sticky', 0),
    ...(item.attachmentUrl ? [tag('wp:attachment_url', item.attachmentUrl)] : []),
    ...(item.terms ?? []),
    ...item.meta.map(([key, value]) =>
      within('wp:postmeta', [tag('wp:meta_key', key), tag('wp:meta_value', value)]).trimEnd(),
    ),
    ...(item.comments ?? []),
  ])
}

function commentXml(row: Row, answerer: string): string {
  const id = number(row, 'id')
  const answer = text(row, 'answer')
  const about = { approved: row.approved === true, at: text(row, 'created_at') }
  const whole = {
    ...about,
    id,
    parent: 0,
    author: text(row, 'author'),
    email: text(row, 'email'),
    text: text(row, 'text'),
  }
  const below = { ...about, id: firstAnswer + id, parent: id, author: answerer, email: '', text: answer }
  return [whole, ...(answer ? [below] : [])]
    .map((comment) =>
      within('wp:comment', [
        tag('wp:comment_id', comment.id),
        tag('wp:comment_author', comment.author),
        tag('wp:comment_author_email', comment.email),
        tag('wp:comment_author_url', ''),
        tag('wp:comment_author_IP', ''),
        tag('wp:comment_date', sqlTime(comment.at)),
        tag('wp:comment_date_gmt', sqlTime(comment.at)),
        tag('wp:comment_content', comment.text),
        tag('wp:comment_approved', comment.approved ? 1 : 0),
        tag('wp:comment_type', 'comment'),
        tag('wp:comment_parent', comment.parent),
        tag('wp:comment_user_id', 0),
      ]).trimEnd(),
    )
    .join('\n')
}

const termXml = (id: number, taxonomy: string, row: Row) =>
  within('wp:term', [
    tag('wp:term_id', id),
    tag('wp:term_taxonomy', taxonomy),
    tag('wp:term_slug', text(row, 'slug')),
    tag('wp:term_parent', text(row, 'parent_slug')),
    tag('wp:term_name', text(row, 'name')),
    tag('wp:term_description', text(row, 'description')),
  ])

/** Subjects of news are the categories of posts. */
const termTaxonomy = (taxonomy: string) => (taxonomy === 'onderwerp' ? 'category' : plainName(taxonomy))

function statusOf(row: Row): string {
  if (text(row, 'status') !== 'published') return 'draft'
  return new Date(text(row, 'published_at')) > new Date() ? 'future' : 'publish'
}

const asMeta = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** Makes paths of links and pictures whole addresses, which mean the same elsewhere. */
const fromRoot = (siteUrl: string, html: string): string =>
  html.replace(/\b(href|src|poster)="\/(?!\/)/g, `$1="${siteUrl}/`)

const absolute = (siteUrl: string, url: string): string => (/^\/(?!\/)/.test(url) ? siteUrl + url : url)

/** `2026-01-02 03:04:05`, in UTC. */
const sqlTime = (moment: string): string =>
  moment ? new Date(moment).toISOString().slice(0, 19).replace('T', ' ') : '0000-00-00 00:00:00'

const within = (name: string, lines: readonly string[]) => `<${name}>\n${lines.join('\n')}\n</${name}>\n`

/** Plain values stand in the text, others in CDATA, as WordPress writes them. */
const tag = (name: string, value: string | number): string => {
  const safe = forXml(String(value))
  return /^[\w .:/-]*$/.test(safe) ? `<${name}>${safe}</${name}>` : `<${name}>${inCdata(safe)}</${name}>`
}

const categoryXml = (domain: string, slug: string, name: string) =>
  `<category domain="${escaped(domain)}" nicename="${escaped(slug)}">${inCdata(forXml(name))}</category>`

const inCdata = (value: string) => `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** Without what XML cannot hold. */
const forXml = (value: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
  value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const escaped = (value: string) =>
  forXml(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const headOf = (
  siteUrl: string,
  { title, tagline }: { title: string; tagline: string },
) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:wfw="http://wellformedweb.org/CommentAPI/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/"
>
<channel>
${tag('title', title)}
${tag('link', siteUrl)}
${tag('description', tagline)}
<language>nl-NL</language>
<wp:wxr_version>1.2</wp:wxr_version>
${tag('wp:base_site_url', siteUrl)}
${tag('wp:base_blog_url', siteUrl)}
<generator>Schelp</generator>
`
