import { createHash } from 'node:crypto'
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { ConsentChoice } from '../../kernel/consent.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import type { Database } from '../../platform/database/index.ts'
import { consents, questions } from './schema.ts'

const dayMs = 86_400_000
/** As long as a choice may have to be proved. */
const consentDays = 5 * 365

export interface ConsentsDeps {
  db: Database
  clock: () => Date
}

export interface ConsentRecord {
  choice: ConsentChoice
  purposes: readonly string[]
  /** Version of what was asked; one that never was asked is not kept. */
  question?: string | undefined
  receipt: string
}

export interface ConsentView {
  id: number
  at: Date
  choice: ConsentChoice
  purposes: readonly string[]
  /** The version of the question and its words, when it is known. */
  question: string | undefined
  words: string | undefined
  receipt: string
}

export interface ConsentDay {
  day: LocalDate
  choice: ConsentChoice
  count: number
}

/** The proof of what visitors chose, without a word about who they are (SITE-01). */
export interface Consents {
  /** Keeps the words that visitors are asked in; gives their version. */
  question(words: string): Promise<string>
  /** Keeps the proof of a choice. */
  consent(record: ConsentRecord): Promise<void>
  /** The latest first. */
  consents(query: {
    choice?: ConsentChoice | undefined
    receipt?: string | undefined
    page: number
    perPage: number
  }): Promise<{ consents: readonly ConsentView[]; total: number }>
  /** How often each was chosen, by day of this site, the latest first. */
  consentDays(since: Date): Promise<readonly ConsentDay[]>
}

export function createConsents({ db, clock }: ConsentsDeps): Consents {
  /** Those that stand in the database: pages are drawn often, and ask the same. */
  const known = new Set<string>()
  const before = (days: number) => new Date(clock().getTime() - days * dayMs)

  return {
    async question(words) {
      const version = createHash('sha256').update(words).digest('hex').slice(0, 12)
      if (known.has(version)) return version
      await db.insert(questions).values({ version, words, since: clock() }).onConflictDoNothing()
      known.add(version)
      return version
    },

    async consent({ choice, purposes, question, receipt }) {
      await db.delete(consents).where(lt(consents.at, before(consentDays)))
      const asked = sql<string>`(select version from ${questions} where version = ${question ?? null})`
      await db
        .insert(consents)
        .values({ at: clock(), choice, purposes: purposes.join(','), question: asked, receipt })
    },

    async consents({ choice, receipt, page, perPage }) {
      const where = and(
        choice && eq(consents.choice, choice),
        receipt ? eq(consents.receipt, receipt) : undefined,
      )
      const { id, at, purposes, question } = consents
      const [rows, [sum]] = await Promise.all([
        db
          .select({
            id,
            at,
            choice: consents.choice,
            purposes,
            question,
            words: questions.words,
            receipt: consents.receipt,
          })
          .from(consents)
          .leftJoin(questions, eq(questions.version, question))
          .where(where)
          .orderBy(desc(id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.select({ total: count() }).from(consents).where(where),
      ])
      return {
        consents: rows.map(({ purposes, question, words, ...row }) => ({
          ...row,
          purposes: purposes === '' ? [] : purposes.split(','),
          question: question ?? undefined,
          words: words ?? undefined,
        })),
        total: sum?.total ?? 0,
      }
    },

    async consentDays(since) {
      const day = sql<LocalDate>`(${consents.at} at time zone 'Europe/Amsterdam')::date::text`
      const { choice } = consents
      return await db
        .select({ day, choice, count: count() })
        .from(consents)
        .where(gte(consents.at, since))
        .groupBy(sql`1`, choice)
        .orderBy(sql`1 desc`, choice)
    },
  }
}
