import { and, eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../payments/parts.ts'
import { reviews } from '../schema.ts'
import type { Review } from '../views.ts'
import { toReview } from './read-reviews.ts'

/** The most open reports of one review; further ones would tell staff nothing new. */
const mostReports = 20
const mostLetters = 1_000

const shown = (id: number) => and(eq(reviews.id, id), eq(reviews.approved, true))

/** A review that visitors can read. */
export async function findReview(
  { db }: Parts,
  id: number,
): Promise<(Review & { productId: number }) | undefined> {
  const [row] = await db.select().from(reviews).where(shown(id))
  return row && { ...toReview(row), productId: row.productId }
}

/** Counts a vote for a helpful review. The caller makes sure that a visitor votes once. */
export async function markHelpful({ db, changes }: Parts, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({ helpful: sql`${reviews.helpful} + 1` })
      .where(shown(id))
      .returning({ productId: reviews.productId })
    // Cards and lists do not show it, so they stay cached.
    if (row) await changes.publish([`product:${row.productId}`], tx)
  })
}

/** Reports a review to staff. It stays on the site until they decide. */
export async function reportReview(
  { db }: Parts,
  id: number,
  typed: string,
): Promise<Result<undefined, 'no-text' | 'unknown-review'>> {
  const text = typed.toWellFormed().replaceAll('\0', '').trim().slice(0, mostLetters)
  if (text === '') return fail('no-text')
  const { rowCount } = await db
    .update(reviews)
    .set({
      reports: sql`case when cardinality(${reviews.reports}) < ${mostReports}
        then array_append(${reviews.reports}, ${text}) else ${reviews.reports} end`,
    })
    .where(shown(id))
  return rowCount ? ok(undefined) : fail('unknown-review')
}
