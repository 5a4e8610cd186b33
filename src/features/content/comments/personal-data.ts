import { asc, eq } from 'drizzle-orm'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { type PersonalData, underAddress } from '../../../platform/personal-data.ts'
import type { Parts } from '../parts.ts'
import { comments, entries } from '../schema.ts'
import { commentsTag } from './commenting.ts'
import { commentTexts } from './texts.nl.ts'

const texts = createTexts<keyof typeof commentTexts>(textData(commentTexts))
const labels = Object.fromEntries(
  (['post', 'author', 'email', 'text', 'written', 'answer', 'approved'] as const).map((name) => [
    name,
    texts(name),
  ]),
)

/** The comments that somebody wrote. */
export const commentsPersonalData = ({ db, changes }: Parts): PersonalData => ({
  async collect(person) {
    const rows = await db
      .select({ comment: comments, post: entries.title })
      .from(comments)
      .innerJoin(entries, eq(entries.id, comments.entryId))
      .where(underAddress(comments.email, person))
      .orderBy(asc(comments.id))
    return [
      {
        name: 'comments',
        title: texts('comments'),
        labels,
        rows: rows.map(({ post, comment: { author, email, text, createdAt, answer, approved } }) => ({
          post,
          author,
          email,
          text,
          written: createdAt,
          answer,
          approved,
        })),
      },
    ]
  },
  async erase(person, tx) {
    const written = await tx
      .delete(comments)
      .where(underAddress(comments.email, person))
      .returning({ on: comments.entryId })
    await changes.publish([...new Set(written.map(({ on }) => commentsTag(on)))], tx)
  },
})
