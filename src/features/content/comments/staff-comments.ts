import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { plainText } from '../../../kernel/written.ts'
import type { Parts } from '../parts.ts'
import { comments } from '../schema.ts'
import type { CommentChange, StaffComment, StaffCommentQuery } from '../staff-views.ts'
import { commentsTag } from './commenting.ts'

/** Lists comments, including those that wait for approval. */
export async function staffComments(
  { db }: Parts,
  { approved, ids, descending, page, perPage }: StaffCommentQuery,
): Promise<{ comments: readonly StaffComment[]; total: number }> {
  const where = and(
    approved === undefined ? undefined : eq(comments.approved, approved),
    ids && inArray(comments.id, [...ids]),
  )
  const way = descending ? desc : asc
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(comments)
      .where(where)
      .orderBy(way(comments.createdAt), way(comments.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.$count(comments, where),
  ])
  return { comments: rows, total }
}

/** Approves a comment, hides it or answers it. */
export function changeComment(
  { db, changes }: Parts,
  id: number,
  { approved, answer }: CommentChange,
): Promise<Result<undefined, 'missing'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(comments)
      .set({ entryId: sql`${comments.entryId}`, approved, answer: answer && plainText(answer) })
      .where(eq(comments.id, id))
      .returning({ entryId: comments.entryId })
    if (!row) return fail('missing')
    await changes.publish([commentsTag(row.entryId)], tx)
    return ok(undefined)
  })
}

export function deleteComment({ db, changes }: Parts, id: number): Promise<Result<undefined, 'missing'>> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(comments)
      .where(eq(comments.id, id))
      .returning({ entryId: comments.entryId })
    if (!row) return fail('missing')
    await changes.publish([commentsTag(row.entryId)], tx)
    return ok(undefined)
  })
}
