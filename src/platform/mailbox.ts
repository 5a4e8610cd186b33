import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { holdsWords } from './database/containing.ts'
import type { Database } from './database/index.ts'
import { mailSecrets, mails } from './mail-schema.ts'
import { withHiddenSecrets, withSecrets } from './mail-secrets.ts'
import { namesAddress } from './names-address.ts'
import { type PersonalData, underAddress } from './personal-data.ts'
import { personalTexts } from './personal-texts.nl.ts'

/** A stored mail, without its secrets, and its outcome. */
export interface MailRecord {
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
  /** A part of the address or the subject. */
  words?: string
  descending?: boolean
  /** The first page is 1. */
  page: number
  perPage: number
}

/** The mails of the last 90 days, for staff to read: without SMTP they are delivered nowhere else. */
export interface Mailbox {
  list(query: MailQuery): Promise<{ mails: readonly MailRecord[]; total: number }>
  mail(id: number): Promise<MailRecord | undefined>
  /**
   * The text of a mail that was not sent, with its secrets: for the operator at the machine, who may have no mail
   * server. No answer over HTTP may contain it.
   */
  whole(id: number): Promise<string | undefined>
  /** The number of mails that were not sent. */
  waiting(): Promise<number>
  /** Mails to a person, and mails to others that contain that person's address. */
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
  async whole(id) {
    const [row] = await db
      .select({ text: mails.text, secrets: mailSecrets.secrets })
      .from(mails)
      .leftJoin(mailSecrets, eq(mailSecrets.mailId, mails.id))
      .where(and(eq(mails.id, id), isNull(mails.sentAt)))
    return row && withSecrets(row.text, row.secrets ?? [])
  },
  waiting: () => db.$count(mails, isNull(mails.sentAt)),
  personalData: {
    async collect(person) {
      const rows = await db.select().from(mails).where(underAddress(mails.to, person)).orderBy(asc(mails.id))
      return [
        {
          name: 'mails',
          title: personalTexts.mails,
          labels: { subject: personalTexts.subject, at: personalTexts.at, text: personalTexts.text },
          rows: rows.map(({ subject, text, createdAt }) => ({
            subject,
            at: createdAt,
            text: withHiddenSecrets(text),
          })),
        },
      ]
    },
    async erase({ email = '' }, tx) {
      const { to, replyTo, subject, text } = mails
      await tx
        .delete(mails)
        .where(or(...[to, replyTo, subject, text].map((part) => namesAddress(part, email))))
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
}: typeof mails.$inferSelect): MailRecord => ({
  id,
  to,
  subject,
  text: withHiddenSecrets(text),
  createdAt,
  ...(sentAt && { sentAt }),
  ...(error !== null && { error }),
})
