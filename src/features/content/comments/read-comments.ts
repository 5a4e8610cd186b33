import { and, asc, eq } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { comments } from '../schema.ts'
import type { CommentList } from '../views.ts'

/** Comments per page (section 9). */
export const commentsPerPage = 50

/** Returns the approved comments on an entry, the oldest first. */
export async function readComments({ db }: Parts, entryId: number, page: number): Promise<CommentList> {
  const approved = and(eq(comments.entryId, entryId), eq(comments.approved, true))
  const { id, author, text, createdAt, answer } = comments
  const [rows, total] = await Promise.all([
    db
      .select({ id, author, text, createdAt, answer })
      .from(comments)
      .where(approved)
      .orderBy(asc(comments.createdAt), asc(comments.id))
      .limit(commentsPerPage)
      .offset((page - 1) * commentsPerPage),
    db.$count(comments, approved),
  ])
  return { comments: rows, total, page, pages: Math.max(1, Math.ceil(total / commentsPerPage)) }
}
