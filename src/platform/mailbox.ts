import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { holdsWords } from './database/containing.ts'
import type { Database } from './database/index.ts'
import { mails } from './mail-schema.ts'
import type { PersonalData } from './personal-data.ts'
import { personalTexts } from './personal-texts.nl.ts'

/** A mail as it was written, and its outcome. */
export interface KeptMail {
  id: number
  to: string
  subject: string
  text: string
  createdAt: Date
  sentAt?: Date
  /** Why the last try failed. */
  error?: string
}

export interface MailQuery {
  state?: 'sent' | 'waiting'
  /** Part of the address or the subject. */
  words?: string
  descending?: boolean
  /** From 1. */
  page: number
  perPage: number
}

/** The mails of the last 90 days, for the operator to read: without SMTP they are delivered nowhere else. */
export interface Mailbox {
  list(query: MailQuery): Promise<{ mails: readonly KeptMail[]; total: number }>
  mail(id: number): Promise<KeptMail | undefined>
  /** The number of mails that were not sent. */
  waiting(): Promise<number>
  /** Mails to a person, and mails to others that name that person. */
  personalData: PersonalData
}

export const createMailbox = (db: Database): Mailbox => ({
  async list({ state, words = '', descending = true, page, perPage }) {
    const where = and(
      state && (state === 'sent' ? isNotNull(mails.sentAt) : isNull(mails.sentAt)),
      holdsWords(words, mails.to, mails.subject),
    )
    const way = descending ? desc : asc
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(mails)
        .where(where)
        .orderBy(way(mails.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
      db.$count(mails, where),
    ])
    return { mails: rows.map(toView), total }
  },
  async mail(id) {
    const [row] = await db.select().from(mails).where(eq(mails.id, id))
    return row && toView(row)
  },
  waiting: () => db.$count(mails, isNull(mails.sentAt)),
  personalData: {
    async collect({ email }) {
      const rows = await db.select().from(mails).where(eq(mails.to, email)).orderBy(asc(mails.id))
      return [
        {
          ...{ name: 'mails', title: personalTexts.mails },
          labels: { subject: personalTexts.subject, at: personalTexts.at, text: personalTexts.text },
          rows: rows.map(({ subject, text, createdAt }) => ({ subject, at: createdAt, text })),
        },
      ]
    },
    async erase({ email }, tx) {
      await tx
        .delete(mails)
        .where(sql`lower(${mails.to}) = ${email} or position(${email} in lower(${mails.text})) > 0`)
    },
  },
})

const toView = ({
  id,
  to,
  subject,
  text,
  createdAt,
  sentAt,
  error,
}: typeof mails.$inferSelect): KeptMail => ({
  ...{ id, to, subject, text, createdAt },
  ...(sentAt && { sentAt }),
  ...(error !== null && { error }),
})
