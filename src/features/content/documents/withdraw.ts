import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { ContentDeps } from '../deps.ts'
import { documents } from './schema.ts'
import { type DocumentRow, keepPublished, lockDocument } from './versions.ts'

/**
 * Takes a template from the site: `keep` leaves what visitors saw as its draft, or as a version where a draft waits;
 * `delete` takes it away with all that it was. Refused while no general template takes its place, and
 * of a saved block while it stands somewhere.
 */
export async function withdrawTemplate(
  { db, changes, clock }: Pick<ContentDeps, 'db' | 'changes' | 'clock'>,
  id: number,
  how: 'keep' | 'delete',
): Promise<Result<undefined, 'missing' | 'in-use'>> {
  return db.transaction(async (tx) => {
    const row = await lockDocument(tx, id)
    if (!row || row.kind === 'page') return fail('missing')
    if (row.published && row.role && !(await hasStandIn(tx, row))) return fail('in-use')
    if (row.kind === 'part' && (await isShown(tx, id))) return fail('in-use')
    if (how === 'delete') await tx.delete(documents).where(eq(documents.id, id))
    else if (row.published) {
      if (row.draft) await keepPublished(tx, row, clock())
      await tx
        .update(documents)
        .set({
          draft: row.draft ?? row.published,
          draftSavedAt: row.draftSavedAt ?? clock(),
          published: null,
          publishedAt: null,
          publishedBy: null,
          revision: row.revision + 1,
        })
        .where(eq(documents.id, id))
    }
    if (row.published) await changes.publish(['*'], tx)
    return ok(undefined)
  })
}

/** Whether a saved block stands in another document, as visitors or as staff see that. */
async function isShown(tx: Transaction, id: number): Promise<boolean> {
  const block = `$.** ? (@.type == "saved-part" && @.props.part == ${id})`
  const { rows } = await tx.execute<{ shown: boolean }>(sql`
    select exists (
      select from content_documents d left join content_entries e on e.document_id = d.id
      where e.status is distinct from 'gone'
        and (jsonb_path_exists(d.published, ${block}::jsonpath) or jsonb_path_exists(d.draft, ${block}::jsonpath))
    ) as shown`)
  return rows[0]?.shown ?? false
}

/** Whether pages have the general template of its role without it. */
export async function hasStandIn(tx: Transaction, { id, role }: DocumentRow): Promise<boolean> {
  if (!role) return false
  const { length } = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.role, role),
        isNull(documents.entryType),
        isNull(documents.scope),
        isNotNull(documents.published),
        ne(documents.id, id),
      ),
    )
    .for('share')
  return length > 0
}
