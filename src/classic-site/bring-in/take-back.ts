import { sql } from 'drizzle-orm'
import type { Menu, SiteSettings } from '../../features/content/index.ts'
import { isSameData } from '../../kernel/same-data.ts'
import { madeRoom } from '../bring-own/frame.ts'
import { takeOwnBack } from '../bring-own/take-own-back.ts'
import { createLedger, forget, knownSources, type Line } from '../store/ledger.ts'
import { isMarked, marksOf } from '../store/marks.ts'
import { dropRun, readRuns } from '../store/runs.ts'
import type { SiteToFill } from './way.ts'

export interface TakenBack {
  source: string
  /** Names of what was changed here since, and stays. */
  kept: { name: string; table: string; row: string }[]
  entries: number
  media: number
  files: number
  orders: number
  people: number
}

/** The site that was brought in last; undefined when none was. */
export async function lastImport(site: Pick<SiteToFill, 'handle'>): Promise<string | undefined> {
  const [run] = await readRuns(site.handle.db)
  if (run) return `site:${run.source}`
  return (await knownSources(site.handle.db))[0]
}

/** What was brought in by the last import and changed here since. */
export async function editedSince(
  site: Pick<SiteToFill, 'handle'>,
  source: string,
): Promise<TakenBack['kept']> {
  const ledger = createLedger(site.handle.db, source)
  const edited: TakenBack['kept'] = []
  for await (const lines of ledger.all(''))
    for (const [table, of] of Map.groupBy(lines, ({ table }) => table)) {
      if (!isMarked(table) || table === 'content_redirects') continue
      const marks = await marksOf(
        site.handle.db,
        table,
        of.map(({ row }) => row),
      )
      for (const line of of) {
        const mark = marks.get(line.row)
        if (mark !== undefined && line.mark !== '' && mark !== line.mark)
          edited.push({ name: await nameOf(site, line), table, row: line.row })
      }
    }
  return edited
}

const titles: Readonly<Record<string, string>> = {
  content_entries: 'title',
  content_terms: 'name',
  content_media: 'name',
  library_files: 'title',
  library_categories: 'name',
}

async function nameOf({ handle }: Pick<SiteToFill, 'handle'>, { table, row }: Line): Promise<string> {
  const column = titles[table]
  if (column === undefined) return `${table} ${row}`
  const { rows } = await handle.db.execute<{ name: string }>(
    sql`select ${sql.identifier(column)} as name from ${sql.identifier(table)} where id::text = ${row}`,
  )
  return rows[0]?.name ?? row
}

/**
 * Takes back everything that a classic site brought. What was changed here since stays, with the pictures, terms and
 * categories that it needs, unless `force`.
 */
export async function takeBack(
  site: SiteToFill,
  source: string,
  { force = false }: { force?: boolean | undefined } = {},
): Promise<TakenBack> {
  const { db } = site.handle
  const kept = force ? [] : await editedSince(site, source)
  await db.transaction(async () => {
    for (const [table, of] of Map.groupBy(kept, ({ table }) => table))
      await disown(
        site,
        source,
        table,
        of.map(({ row }) => row),
      )
  })
  const ledger = createLedger(db, source)
  const keptPeople = new Set(kept.flatMap(({ table, row }) => (table === 'account_users' ? [row] : [])))
  const people: number[] = []
  for await (const lines of ledger.all('author:'))
    for (const { table, row } of lines)
      if (table === 'account_users' && !keptPeople.has(row)) people.push(Number(row))
  const home = source.replace(/^site:/, '')
  const run = (await readRuns(db)).find(({ source }) => source === home)
  const keptMenus = new Set(kept.flatMap(({ table, row }) => (table === 'content_menus' ? [row] : [])))
  await restoreFormer(site, run?.former ?? {}, keptMenus)
  const shop = await site.shop.takeOut(source)
  const content = await site.content.takeOut(source)
  const library = await site.library.takeOut(source)
  await site.newsletter.takeOut(source)
  const removed = await site.accounts.removePeople(people)
  if (run && madeRoom(run.former)) await takeOwnBack(site, ledger, kept, run.former)
  await forget(db, source)
  await dropRun(db, home)
  return {
    source: home,
    kept,
    entries: content.entries,
    media: content.media,
    files: library.files,
    orders: shop.orders,
    people: removed,
  }
}

/** What stays is the site's own from now on: so are the pictures, documents and files that it shows. */
async function disown(
  { handle }: Pick<SiteToFill, 'handle'>,
  source: string,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const ids = sql.param([...rows])
  await handle.db.execute(sql`
    delete from platform_provenance where source = ${source} and in_table = ${table} and row_id = any(${ids}::text[])`)
  if (table === 'library_files')
    await handle.db.execute(sql`
      delete from platform_provenance where source = ${source} and in_table = 'library_contents'
        and row_id in (select id::text from library_contents where file_id::text = any(${ids}::text[]))`)
  if (table !== 'content_entries') return
  await handle.db.execute(sql`
    with kept as (select * from content_entries where id::text = any(${ids}::text[])),
      shown as (
        select body || ' ' || fields::text || ' ' || coalesce(published::text, '') || ' ' || coalesce(draft::text, '') as text
        from kept left join content_documents on content_documents.id = kept.document_id)
    delete from platform_provenance where source = ${source} and (
      in_table = 'content_documents' and row_id in (select document_id::text from kept)
      or in_table = 'content_media' and (
        row_id in (select picture_id::text from kept) or row_id in (select unnest(picture_ids)::text from kept)
        or row_id in (select found[1] from shown, regexp_matches(text, '/media/([0-9]+)/', 'g') as found)
        or row_id in (select found[1] from shown,
          regexp_matches(text, '"(?:picture|pictureId|image|background|id)[A-Za-z]*": ?([0-9]+)', 'g') as found)))`)
}

/** Settings and menus that stood here before get their place back, unless somebody changed them since. */
async function restoreFormer(
  site: SiteToFill,
  former: Readonly<Record<string, unknown>>,
  keptMenus: ReadonlySet<string>,
): Promise<void> {
  const settings: Record<string, unknown> = {}
  const now = await site.content.settings()
  for (const [key, given] of Object.entries(former)) {
    const [kind, name = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    if (kind === 'setting') {
      const { was, is } = given as { was: unknown; is: unknown }
      if (isSameData(Reflect.get(now, name), is)) settings[name] = was ?? undefined
    }
    if (kind === 'draft') {
      const editable = await site.content.editable(Number(name))
      if (editable?.draft && isSameData(editable.draft, (given as { is: unknown }).is))
        await site.content.dropDraft(Number(name), { by: '', revision: editable.revision })
    }
    if (kind === 'menu' && !keptMenus.has(name)) {
      const { title, items } = given as Menu
      await site.content.setMenu(name, items, { title })
    }
  }
  if (Object.keys(settings).length > 0) await site.content.changeSettings(settings as Partial<SiteSettings>)
}
