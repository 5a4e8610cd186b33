import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { holdsWords } from '../../../platform/database/containing.ts'
import { isId } from '../id.ts'
import { pageOf } from '../paging.ts'
import type { Parts } from '../parts.ts'
import { documents, entries } from '../schema.ts'
import type { StaffDocumentList, StaffDocumentQuery } from '../staff-views.ts'
import { scopeOf } from './scope.ts'

/** Of a page its entry's. */
const title = sql<string>`coalesce(${entries.title}, ${documents.title})`

/** Pages, templates and the rest that the page editor opens, with whether a draft waits. */
export async function listDocuments(
  { db }: Pick<Parts, 'db'>,
  query: StaffDocumentQuery = {},
): Promise<StaffDocumentList> {
  const { kinds, words = '', hasDraft } = query
  const ids = query.ids?.filter(isId)
  const { perPage, offset } = ids ? { perPage: ids.length, offset: 0 } : pageOf(query)
  const where = and(
    kinds && inArray(documents.kind, [...kinds]),
    ids && inArray(documents.id, ids),
    hasDraft ? isNotNull(documents.draftSavedAt) : undefined,
    holdsWords(words, title),
    sql`${entries.status} is distinct from 'gone'`,
  )
  const [rows, counted] = await Promise.all([
    db
      .select({
        id: documents.id,
        kind: documents.kind,
        role: documents.role,
        entryType: documents.entryType,
        scope: documents.scope,
        title,
        entryId: entries.id,
        draftSavedAt: documents.draftSavedAt,
        publishedAt: documents.publishedAt,
        publishAt: documents.publishAt,
        entryStatus: entries.status,
        entryPublishedAt: entries.publishedAt,
      })
      .from(documents)
      .leftJoin(entries, eq(entries.documentId, documents.id))
      .where(where)
      .orderBy(...orderOf(query), asc(documents.id))
      .limit(perPage)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(documents)
      .leftJoin(entries, eq(entries.documentId, documents.id))
      .where(where),
  ])
  return {
    documents: rows.map(({ id, kind, title, role, entryType, scope, entryId, draftSavedAt, ...row }) => ({
      id,
      kind,
      title,
      hasDraft: draftSavedAt !== null,
      ...stateOf(row),
      ...(role && { role }),
      ...(entryType && { entryType }),
      ...(scope && { scope: scopeOf(scope) }),
      ...(entryId !== null && { entryId }),
      ...(draftSavedAt && { draftSavedAt }),
    })),
    total: counted[0]?.total ?? 0,
  }
}

interface Dates {
  publishedAt: Date | null
  publishAt: Date | null
  entryStatus: string | null
  entryPublishedAt: Date | null
}

/** Whether visitors see it, as the page that it belongs to says; and what is planned. */
function stateOf({ publishedAt, publishAt, entryStatus, entryPublishedAt }: Dates) {
  const isThere = publishedAt !== null && (entryStatus === null || entryStatus === 'published')
  const shownAt = entryPublishedAt ?? publishedAt
  return {
    status: isThere ? ('published' as const) : ('draft' as const),
    ...(isThere && shownAt && { publishedAt: shownAt }),
    ...(publishAt && { publishAt }),
  }
}

/** By kind and place unless told. */
function orderOf({ sort, descending = false }: StaffDocumentQuery): SQL[] {
  const way = descending ? desc : asc
  const byTitle = sql`${title} collate "schelp_natural"`
  if (sort === 'title') return [way(byTitle)]
  if (sort === 'newest') return [desc(documents.id)]
  if (sort === 'publishedAt')
    return [sql`${way(documents.publishedAt)} nulls ${sql.raw(descending ? 'last' : 'first')}`]
  return [asc(documents.kind), asc(documents.role), asc(byTitle)]
}
