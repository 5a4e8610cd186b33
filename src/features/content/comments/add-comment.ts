import { and, eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { readWritten, type WrittenProblem } from '../../../kernel/written.ts'
import { isId } from '../id.ts'
import type { NewComment } from '../inputs.ts'
import type { Parts } from '../parts.ts'
import { comments, entries } from '../schema.ts'
import { visibleAt } from '../view/visible.ts'
import { commenting } from './commenting.ts'

export type CommentProblem =
  | WrittenProblem
  /** Nothing that visitors can see and comment on. */
  | 'unknown-entry'
  /** Visitors may only read what others wrote. */
  | 'closed'

/** Stores a comment, which is hidden until staff approve it. */
export async function addComment(
  parts: Parts,
  { entryId, createdAt, ...typed }: NewComment,
): Promise<Result<{ id: number }, CommentProblem>> {
  const { db, clock } = parts
  if (!isId(entryId)) return fail('unknown-entry')
  return db.transaction(async (tx) => {
    // Whoever throws the entry away waits, and then takes the comment along.
    const [entry] = await tx
      .select({ type: entries.type, fields: entries.fields })
      .from(entries)
      .where(and(eq(entries.id, entryId), visibleAt(clock())))
      .for('share')
    const state = entry ? await commenting(parts, entry) : 'off'
    if (state === 'off') return fail('unknown-entry')
    if (state === 'closed') return fail('closed')
    const written = readWritten(typed)
    if (!written.ok) return written
    const [added] = await tx
      .insert(comments)
      .values({ entryId, ...written.value, createdAt: createdAt ?? clock() })
      .returning({ id: comments.id })
    if (!added) throw new Error('a comment was not kept')
    return ok(added)
  })
}
