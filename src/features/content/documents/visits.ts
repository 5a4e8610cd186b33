import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import type { DocumentVisitor } from '../views.ts'
import { documents, documentVisits } from './schema.ts'

type Deps = Pick<ContentDeps, 'db' | 'clock'>

/** One open tab. */
export interface Visit {
  /** A random name chosen by the tab. */
  visit: string
  userId: string
}

/** An editor without a call for this long is gone: three times the interval of its calls. */
const goneAfterMs = 30_000

/** Notes that a tab has the document open. Returns the other tabs, in the order of opening. */
export async function visitDocument(
  { db, clock }: Deps,
  documentId: number,
  { visit, userId }: Visit,
): Promise<DocumentVisitor[]> {
  if (!isId(documentId) || (await db.$count(documents, eq(documents.id, documentId))) === 0) return []
  const now = clock()
  const gone = new Date(now.getTime() - goneAfterMs)
  await db.delete(documentVisits).where(lt(documentVisits.seenAt, gone))
  await db
    .insert(documentVisits)
    .values({ documentId, visit, userId, since: now, seenAt: now })
    .onConflictDoUpdate({
      target: [documentVisits.documentId, documentVisits.visit],
      set: { userId, seenAt: now },
    })
  return db
    .select({ userId: documentVisits.userId, since: documentVisits.since })
    .from(documentVisits)
    .where(
      and(
        eq(documentVisits.documentId, documentId),
        ne(documentVisits.visit, visit),
        gt(documentVisits.seenAt, gone),
      ),
    )
    .orderBy(asc(documentVisits.since), asc(documentVisits.visit))
}

/** The tab was closed. */
export async function leaveDocument({ db }: Deps, documentId: number, visit: string): Promise<void> {
  if (!isId(documentId)) return
  await db
    .delete(documentVisits)
    .where(and(eq(documentVisits.documentId, documentId), eq(documentVisits.visit, visit)))
}
