import { sql } from 'drizzle-orm'
import { accountTables, quoted, writtenTables } from '../../export-format/index.ts'
import { frameSource } from '../../kernel/frame-source.ts'
import type { Database } from '../../platform/database/index.ts'
import { comingFrom } from '../../platform/provenance.ts'
import type { SiteToFill } from '../bring-in/way.ts'
import { CannotBringIn } from '../sources/cannot-bring-in.ts'
import type { Item } from '../sources/own/read-array.ts'
import { keepFormer } from '../store/runs.ts'
import { passNumbers, putRows, readColumns } from './rows.ts'

/** Everything that an export fills; accounts of this site stay. */
const filled = writtenTables.filter(({ table }) => !accountTables.some((kept) => kept.table === table))

/** What only people bring: where there is any of it, the site is in use. */
const used: Readonly<Record<string, string>> = {
  content_media: 'pictures',
  library_files: 'files',
  shop_products: 'products',
  shop_orders: 'orders',
  content_comments: 'comments',
  newsletter_subscribers: 'newsletter readers',
  form_entries: 'entries of forms',
  account_roles: 'roles of its own',
}

/**
 * An export keeps its numbers, so it goes into a site where nobody has done anything yet.
 * @throws CannotBringIn that says what is there
 */
export async function needEmptySite({ db }: { db: Database }): Promise<void> {
  const counts = Object.entries(used).map(
    ([table, name]) => sql`select ${name} as name, count(*)::integer as count from ${sql.identifier(table)}`,
  )
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select 'pages and posts' as name, count(*)::integer as count from content_entries e
      left join content_documents d on d.id = e.document_id
    where coalesce(d.revision, 0) > 0 or not exists (select from platform_provenance
      where source = ${frameSource} and in_table = 'content_entries' and row_id = e.id::text)
    union all ${sql.join(counts, sql` union all `)}`)
  const there = rows.filter(({ count }) => count > 0).map(({ name, count }) => `${count} ${name}`)
  if (there.length > 0)
    throw new CannotBringIn(
      'not-empty',
      `An export of Schelp goes into an empty site, and this one has ${there.join(', ')}.`,
    )
}

const formerKey = 'rows'

/** Takes out what the program itself gave a new site, and keeps it for the way back. In the transaction of the caller. */
export async function makeRoom(db: Database, source: string): Promise<void> {
  const former: { table: string; rows: Item[] }[] = []
  for (const { table } of filled) {
    const { rows } = await db.execute<{ row: Item }>(
      sql`select to_jsonb(r) as row from ${sql.identifier(table)} r`,
    )
    if (rows.length > 0) former.push({ table, rows: rows.map(({ row }) => row) })
  }
  await keepFormer(db, source, { [formerKey]: former })
  for (const { table } of filled.toReversed()) await db.execute(sql.raw(`delete from ${quoted(table)}`))
}

/** Puts back what `makeRoom` took out, where nothing stands that stays. */
export async function putFormerBack(
  { handle, unitOfWork }: Pick<SiteToFill, 'handle' | 'unitOfWork'>,
  former: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kept = (former[formerKey] ?? []) as { table: string; rows: Item[] }[]
  const columns = await readColumns(handle.db)
  await comingFrom(frameSource, () =>
    unitOfWork(async () => {
      for (const { table, key } of filled) {
        const rows = kept.find((one) => one.table === table)?.rows ?? []
        if (rows.length > 0) await putRows(handle.db, columns, { table, key }, rows)
        await passNumbers(handle.db, table)
      }
    }),
  )
}

/** Whether an import was one of an export of ours. */
export const madeRoom = (former: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(former, formerKey)
