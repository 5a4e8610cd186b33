import type { ClassicComment, ClassicItem } from '../../classic-site.ts'
import type { Say } from '../findings.ts'
import { cleanText, keyOf } from '../wordpress/texts.ts'
import { momentOf } from '../wordpress/times.ts'
import { baseOf, choosePrefix } from './choose-prefix.ts'
import type { DumpStore, StoredRow } from './dump-store.ts'
import { isTwice } from './letters.ts'
import { lineFinder, ordersOfDump } from './orders-of-dump.ts'
import { postsOfDump } from './posts-of-dump.ts'
import { DumpSite } from './site-of-dump.ts'
import { SqlStatements } from './sql-statements.ts'
import { SqlTokens } from './sql-tokens.ts'

/** The longest value that is read. */
export const dumpLimits = { maxValueBytes: 64 * 1024 * 1024 }

/** Puts the rows of a dump into the store. */
export async function storeDump(
  chunks: AsyncIterable<Uint8Array>,
  store: DumpStore,
  say: Say,
  limits = dumpLimits,
): Promise<void> {
  const statements = new SqlStatements(store)
  const tokens = new SqlTokens(statements, limits.maxValueBytes)
  statements.onMode = (isPlain) => {
    tokens.hasPlainBackslashes = isPlain
  }
  for await (const chunk of inUtf8(chunks)) tokens.push(chunk)
  tokens.push(new Uint8Array(), true)
  if (tokens.isOpen || statements.isOpen) say({ kind: 'unreadable', reason: 'cut-off', line: tokens.line })
}

/** Without a byte order mark, and in UTF-8 what PowerShell wrote in UTF-16; all else as it is. */
async function* inUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0)
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    let bytes: Uint8Array = chunk
    if (head) {
      head = Buffer.concat([head, chunk])
      if (head.length < 3) continue
      bytes = head
      head = undefined
      if (bytes[0] === 0xff && bytes[1] === 0xfe) decoder = new TextDecoder('utf-16le')
      else if (bytes[0] === 0xfe && bytes[1] === 0xff) decoder = new TextDecoder('utf-16be')
      else if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) bytes = bytes.subarray(3)
    }
    yield decoder ? Buffer.from(decoder.decode(bytes, { stream: true })) : bytes
  }
  if (head) yield head
}

/**
 * What the stored dumps say of one site: the main one, or that of `wanted`, a prefix such as `wp_2_`. Whatever dialect they
 * were written in; of an order in both storages of WooCommerce, its own tables are believed.
 */
export function* itemsOfDump(store: DumpStore, wanted: string | undefined, say: Say): Generator<ClassicItem> {
  const prefix = choosePrefix(store.tables, wanted, say)
  if (prefix === undefined) {
    say({
      kind: 'unreadable',
      reason: 'no-wordpress-tables',
      about: [...store.others].slice(0, 5).join(', '),
    })
    return
  }
  tellOfStore(store, prefix, say)
  const site = new DumpSite(store, prefix)
  yield { sort: 'site', ...site.site() }
  yield* site.optionItems()
  yield* site.authors()
  yield* site.termItems()
  const linesOf = lineFinder(site)
  const exists = existence(site)
  yield* postsOfDump(site, linesOf, exists.ofOrders, say)
  yield* ordersOfDump(site, linesOf, say)
  yield* comments(site, exists.ofAny, say)
  yield* pluginRows(site)
}

/** Where in `uploads` the files of the chosen site stand, when it belongs to a network: `sites/2`. */
export function networkFolder(store: DumpStore, wanted: string | undefined): string {
  const prefix = choosePrefix(store.tables, wanted, () => {})
  return prefix === undefined ? '' : new DumpSite(store, prefix).networkFolder
}

function existence(site: DumpSite) {
  const posts = site.finder('posts', 'id')
  const orders = site.finder('wc_orders', 'id')
  const isIn = (find: (id: number) => unknown[]) => (id: number) => find(id).length > 0
  const ofOrders = isIn(orders)
  const ofPosts = isIn(posts)
  return { ofOrders, ofAny: (id: number) => ofPosts(id) || ofOrders(id) }
}

function* comments(site: DumpSite, exists: (id: number) => boolean, say: Say): Generator<ClassicItem> {
  const metaOf = site.metaFinder('commentmeta', 'comment_id')
  for (const row of site.rows('comments')) {
    const comment = commentOf(row)
    if (!exists(comment.post)) {
      say({ kind: 'left', reason: 'orphan', about: comment.type || 'comment' })
      continue
    }
    comment.meta = metaOf(comment.id)
    yield { sort: 'comment', ...comment }
  }
}

function commentOf(row: StoredRow): ClassicComment {
  const text = (column: string) => cleanText(row.text(column)) || undefined
  return {
    id: row.number('comment_id'),
    post: row.number('comment_post_id'),
    parent: row.number('comment_parent') || undefined,
    type: keyOf(row.text('comment_type')),
    approved: keyOf(row.text('comment_approved')),
    author: text('comment_author'),
    email: text('comment_author_email'),
    url: text('comment_author_url'),
    userId: row.number('user_id') || undefined,
    at: momentOf(row.text('comment_date_gmt')) ?? momentOf(row.text('comment_date')),
    content: text('comment_content') ?? '',
    meta: [],
  }
}

function* pluginRows(site: DumpSite): Generator<ClassicItem> {
  for (const table of site.store.tables) {
    if (table.spec || table.prefix !== site.prefix) continue
    for (const row of site.store.rows(table)) {
      const columns: Record<string, string | null> = {}
      for (const column of table.columns) {
        const value = row.textOrNull(column)
        columns[column] = value === null ? null : cleanText(value)
      }
      yield { sort: 'row', table: table.name, columns }
    }
  }
}

/** What was noticed while rows were stored, of the site that is read and of its network. */
function tellOfStore(store: DumpStore, prefix: string, say: Say): void {
  const prefixes = new Set([prefix, baseOf(prefix)])
  for (const { reason, about, count, table } of store.left(prefixes))
    say({ kind: 'left', reason, about: about ?? table.name, count })
  for (const [what, count] of store.skippedStatements) say({ kind: 'left', reason: `sql-${what}`, count })
  const unread = [...store.others]
  if (unread.length > 0)
    say({
      kind: 'noted',
      reason: 'other-tables',
      count: unread.length,
      about: unread.slice(0, 20).join(', '),
    })
  for (const table of store.tables) {
    if (!prefixes.has(table.prefix)) continue
    for (const [at, column] of table.columns.entries()) {
      const letters = table.letters[at]
      const about = `${table.name}.${column}`
      if (letters && letters.old > 0)
        say({ kind: 'mended', reason: 'windows-letters', about, count: letters.old })
      if (letters && letters.twice > 0)
        say({
          kind: isTwice(letters) ? 'mended' : 'noted',
          reason: 'letters-twice',
          about,
          count: letters.twice,
        })
    }
  }
}
