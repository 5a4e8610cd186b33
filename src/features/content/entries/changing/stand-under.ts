import { eq, ne, sql } from 'drizzle-orm'
import type { Kinds } from '../../../../kernel/known-kinds.ts'
import { fail, ok, type Result } from '../../../../kernel/result.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { entryPath, mayHoldPages } from '../../addresses.ts'
import { isId } from '../../id.ts'
import type { Parts } from '../../parts.ts'
import { redirectToEntry } from '../../redirects/redirects.ts'
import { entries } from '../../schema.ts'
import type { ViewRow } from '../../view/columns.ts'
import { lineBelow } from '../line-below.ts'

export type ParentProblem = 'no-such-page' | 'page-into-itself' | 'no-pages-below'

/**
 * The slugs above a page with this parent. The caller has locked the slugs of pages (`lockSlugs`); otherwise two
 * moves could make a circle.
 * @param own id of the page; 0 for a new one
 */
export async function aboveOf(
  tx: Transaction,
  kinds: Kinds,
  parentId: number | null,
  own = 0,
): Promise<Result<string, ParentProblem>> {
  if (parentId === null) return ok('')
  if (!isId(parentId)) return fail('no-such-page')
  const { type, above, slug, status } = entries
  const [parent] = await tx
    .select({ type, above, slug, status, isBelow: sql<boolean>`${parentId}::integer in ${lineBelow(own)}` })
    .from(entries)
    .where(eq(entries.id, parentId))
  if (parent?.type !== 'page' || parent.status === 'gone') return fail('no-such-page')
  if (parent.isBelow) return fail('page-into-itself')
  return mayHoldPages(kinds, entryPath(kinds, parent))
    ? ok(`${parent.above}${parent.slug}/`)
    : fail('no-pages-below')
}

/** Why no page may be below this one; undefined if pages may. */
export async function parentProblem(parts: Parts, parentId: number): Promise<ParentProblem | undefined> {
  const kinds = await parts.kinds()
  const place = await parts.db.transaction((tx) => aboveOf(tx, kinds, parentId))
  return place.ok ? undefined : place.code
}

/** Moves the pages below a moved page with it, and redirects their old addresses. Returns their ids. */
export async function moveBelow(tx: Transaction, kinds: Kinds, page: ViewRow): Promise<readonly number[]> {
  const { rows } = await tx.execute<Pick<ViewRow, 'id' | 'above' | 'slug' | 'status'>>(sql`
    with recursive line as (
      select id, above, slug, status, ${`${page.above}${page.slug}/`} as moved
      from content_entries where parent_id = ${page.id}
      union all
      select below.id, below.above, below.slug, below.status, line.moved || line.slug || '/'
      from content_entries below join line on below.parent_id = line.id
    )
    update content_entries set above = line.moved from line
    where content_entries.id = line.id and content_entries.above <> line.moved
    returning line.id, line.above, line.slug, line.status`)
  for (const { id, above, slug, status } of rows)
    if (status === 'published') await redirectToEntry(tx, entryPath(kinds, { type: 'page', above, slug }), id)
  return rows.map(({ id }) => id)
}

/** Whether a page has pages below it that are not deleted. */
export const holdsPages = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.$count(entries, sql`${eq(entries.parentId, id)} and ${ne(entries.status, 'gone')}`)) > 0
