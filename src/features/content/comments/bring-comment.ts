import { eq } from 'drizzle-orm'
import { readMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { mostWritten, plainText } from '../../../kernel/written.ts'
import { presentSource, remember } from '../../../platform/provenance.ts'
import type { Parts } from '../parts.ts'
import { comments, entries } from '../schema.ts'
import { commentsTag } from './commenting.ts'

/** A comment that was written on another site. */
export interface OldComment {
  entryId: number
  author: string
  email: string
  text: string
  createdAt: Date
  approved: boolean
  /** Of the society. */
  answer?: string
}

/** Keeps a comment as it was, whether visitors may still comment there or not. What is too long is cut. */
export async function bringComment(
  { db, changes }: Pick<Parts, 'db' | 'changes'>,
  { entryId, createdAt, approved, ...written }: OldComment,
): Promise<Result<{ id: number }, 'unknown-entry' | 'no-text'>> {
  const text = plainText(written.text).slice(0, mostWritten.text)
  if (text === '') return fail('no-text')
  return db.transaction(async (tx) => {
    const there = await tx
      .select({ id: entries.id })
      .from(entries)
      .where(eq(entries.id, entryId))
      .for('share')
    if (there.length === 0) return fail('unknown-entry')
    const [row] = await tx
      .insert(comments)
      .values({
        entryId,
        createdAt,
        approved,
        text,
        author: plainText(written.author).replace(/\s+/g, ' ').slice(0, mostWritten.author) || 'Anoniem',
        email: readMailAddress(written.email) ?? '',
        answer: plainText(written.answer ?? '').slice(0, mostWritten.text),
      })
      .returning({ id: comments.id })
    if (!row) throw new Error('a comment was not kept')
    const source = presentSource()
    if (source !== undefined) await remember(tx, source, comments, [{ key: String(row.id), row: row.id }])
    await changes.publish([commentsTag(entryId)], tx)
    return ok(row)
  })
}
