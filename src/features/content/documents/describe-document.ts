import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isUniqueViolation } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import type { EntryType, TemplateScope } from '../views.ts'
import { documents } from './schema.ts'
import { scopeKey } from './scope.ts'
import { lockDocument } from './versions.ts'
import { hasStandIn } from './withdraw.ts'

export interface DocumentDescription {
  title: string
  /** For a template: the kind to whose pages it is limited. */
  type?: EntryType | undefined
  /** For a template, in place of `type`. */
  scope?: TemplateScope | undefined
}

/**
 * Renames a document other than a page, and sets the pages for which a template is used. `taken`: they have another
 * template; `in-use`: its present pages would have none.
 */
export async function describeDocument(
  { db, changes }: Pick<ContentDeps, 'db' | 'changes'>,
  id: number,
  { title, type, scope }: DocumentDescription,
): Promise<Result<undefined, 'missing' | 'taken' | 'in-use'>> {
  try {
    return await db.transaction(async (tx) => {
      const row = await lockDocument(tx, id)
      if (!row || row.kind === 'page') return fail('missing')
      const place = { entryType: type ?? null, scope: scope ? scopeKey(scope) : null }
      const moves = row.role !== null && (row.entryType !== place.entryType || row.scope !== place.scope)
      if (moves && row.published && !(await hasStandIn(tx, row))) return fail('in-use')
      await tx
        .update(documents)
        .set({ title: cleanLine(title), ...(moves ? place : {}) })
        .where(eq(documents.id, id))
      if (row.published) await changes.publish(['*'], tx)
      return ok(undefined)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return fail('taken')
    throw error
  }
}
