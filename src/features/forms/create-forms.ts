import { createHash } from 'node:crypto'
import { and, asc, count, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Bytes } from '../../kernel/bytes.ts'
import { readMailAddress } from '../../kernel/mail-address.ts'
import { createTexts, textData } from '../../kernel/texts.ts'
import { holdsWords } from '../../platform/database/containing.ts'
import type { Database, Transaction } from '../../platform/database/index.ts'
import type { JobKind, Jobs } from '../../platform/jobs.ts'
import type { Mail } from '../../platform/mail.ts'
import { type PersonalData, underAddress } from '../../platform/personal-data.ts'
import { type Answered, formEntries, type formEntryStatuses, formFiles } from './schema.ts'
import { formMailTexts } from './texts.nl.ts'

/** A file sent with an answer; its name is safe to show and to save. */
export interface SentFile {
  /** The question it answers. */
  label: string
  name: string
  contents: Buffer
}

export interface NewFormEntry {
  form: string
  /** Path of the page with the form. */
  page: string
  answers: readonly Answered[]
  email?: string | undefined
  /** Whom it is mailed to. */
  to: readonly string[]
  keptDays: number
  /** The locked file that is asked for. */
  fileId?: number | undefined
  /** It looks like spam: kept for staff to judge, mailed to nobody. */
  isSuspect: boolean
  files?: readonly SentFile[]
  /** The confirmation mail to the sender, if they gave an address: words of staff only, never typed ones. */
  confirm?: string | undefined
}

export type FormEntryStatus = (typeof formEntryStatuses)[number]

export interface FormEntryView {
  id: number
  form: string
  page: string
  answers: readonly Answered[]
  email?: string
  fileId?: number
  status: FormEntryStatus
  receivedAt: Date
  endsAt: Date
  files: readonly FormFileView[]
}

export interface FormFileView {
  id: number
  label: string
  name: string
  size: Bytes
}

export interface FormEntryQuery {
  words?: string | undefined
  status?: FormEntryStatus | undefined
  page: number
  perPage: number
}

export interface Reply {
  subject: string
  text: string
  /** Every key in the text (`MailMessage.secrets`). */
  secrets: readonly string[]
  /** The entry is kept at least until then. */
  keptUntil?: Date
}

/** Entries of the forms on pages. */
export interface Forms {
  /** Stores and mails an entry; the same entry within ten minutes counts once. Returns its id. */
  receive(entry: NewFormEntry): Promise<number>
  entries(query: FormEntryQuery): Promise<{ entries: readonly FormEntryView[]; total: number }>
  entry(id: number): Promise<FormEntryView | undefined>
  /** The files of an entry. */
  file(
    entryId: number,
    id: number,
  ): Promise<(FormFileView & { contents: Buffer; receivedAt: Date }) | undefined>
  mark(id: number, status: FormEntryStatus): Promise<boolean>
  /**
   * Mails the sender what `compose` answers, and marks it as done; all that `compose` does in `tx` is done with it or
   * not at all. False when the entry is gone or without an address.
   */
  reply(id: number, compose: (tx: Transaction) => Promise<Reply>): Promise<boolean>
  /** For good, with the access that it gave. */
  forget(id: number): Promise<boolean>
  /** Deletes entries after their time, with their files. */
  sweep(): Promise<void>
  /** Schedules the nightly deletion; call it after the jobs were started. */
  schedule(): Promise<void>
  /** The personal data that it stores. */
  personalData: PersonalData
}

/** A double click, or a page that is submitted again. */
const sameWithinMs = 10 * 60_000
const dayMs = 86_400_000

const sweepJob: JobKind<Record<string, never>> = { name: 'forms-sweep', schema: z.strictObject({}) }
const sweepTime = '50 3 * * *'

const texts = createTexts<keyof typeof formMailTexts>(textData(formMailTexts))

export function createForms(deps: {
  db: Database
  jobs: Pick<Jobs, 'define' | 'schedule'>
  mail: Pick<Mail, 'send'>
  siteUrl: string
  clock: () => Date
  /** Ends what was given because of entries that are deleted. */
  onForgotten(ids: readonly number[], tx: Transaction): Promise<unknown>
}): Forms {
  const { db, jobs, mail, siteUrl, clock, onForgotten } = deps
  /** Answers how many were deleted. */
  const forget = async (tx: Transaction, which: SQL): Promise<number> => {
    const gone = await tx.delete(formEntries).where(which).returning({ id: formEntries.id })
    if (gone.length > 0)
      await onForgotten(
        gone.map(({ id }) => id),
        tx,
      )
    return gone.length
  }
  const sweep = async () => {
    await db.transaction((tx) => forget(tx, lte(formEntries.endsAt, clock())))
  }
  jobs.define(sweepJob, sweep)

  return {
    async receive({
      form,
      page,
      answers,
      email: typed,
      to,
      keptDays,
      isSuspect,
      files = [],
      confirm,
      fileId,
    }) {
      // What is no address is kept as an answer only.
      const email = typed === undefined ? undefined : readMailAddress(typed)
      const now = clock()
      const digest = createHash('sha256')
        .update(JSON.stringify([form, answers, files.map(({ contents }) => digestOf(contents))]))
        .digest('base64url')
      return db.transaction(async (tx) => {
        // Two submissions at the same moment are serialized.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${digest}))`)
        const [same] = await tx
          .select({ id: formEntries.id })
          .from(formEntries)
          .where(
            and(
              eq(formEntries.digest, digest),
              gt(formEntries.receivedAt, new Date(now.getTime() - sameWithinMs)),
            ),
          )
        if (same) return same.id
        const [added] = await tx
          .insert(formEntries)
          .values({
            form,
            page,
            answers,
            digest,
            fileId,
            receivedAt: now,
            email,
            status: isSuspect ? 'spam' : 'new',
            endsAt: new Date(now.getTime() + keptDays * dayMs),
          })
          .returning({ id: formEntries.id })
        if (!added) throw new Error('what a form brought was not kept')
        for (const { label, name, contents } of files)
          await tx
            .insert(formFiles)
            .values({ entryId: added.id, label, name, size: contents.length, contents })
        const message = {
          subject: texts('subject', { form }),
          text: texts('text', {
            form,
            page: siteUrl + page,
            entries: `${siteUrl}/wp-admin/form-entries`,
            answers: answers.map(inWords).join('\n\n'),
          }),
          ...(email && { replyTo: email }),
        }
        if (isSuspect) return added.id
        for (const address of to) await mail.send({ to: address, secrets: [], ...message }, tx)
        if (email && confirm !== undefined)
          await mail.send(
            {
              to: email,
              secrets: [],
              subject: texts('confirmSubject', { form }),
              text: texts('confirm', { form, words: confirm || texts('confirmWords'), site: siteUrl }),
            },
            tx,
          )
        return added.id
      })
    },

    async entries({ words = '', status, page, perPage }) {
      const where = and(
        status && eq(formEntries.status, status),
        holdsWords(words, formEntries.form, sql`${formEntries.answers}::text`),
      )
      const [rows, [sum]] = await Promise.all([
        db
          .select()
          .from(formEntries)
          .where(where)
          .orderBy(desc(formEntries.receivedAt), desc(formEntries.id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.select({ total: count() }).from(formEntries).where(where),
      ])
      return { entries: await withFiles(db, rows), total: sum?.total ?? 0 }
    },

    async entry(id) {
      const rows = await db.select().from(formEntries).where(eq(formEntries.id, id))
      return (await withFiles(db, rows))[0]
    },

    async file(entryId, id) {
      const [row] = await db
        .select({ ...fileColumns, contents: formFiles.contents, receivedAt: formEntries.receivedAt })
        .from(formFiles)
        .innerJoin(formEntries, eq(formEntries.id, formFiles.entryId))
        .where(and(eq(formFiles.id, id), eq(formFiles.entryId, entryId)))
      return row
    },

    async mark(id, status) {
      const { rowCount } = await db.update(formEntries).set({ status }).where(eq(formEntries.id, id))
      return rowCount === 1
    },

    reply: (id, compose) =>
      db.transaction(async (tx) => {
        const [entry] = await tx.select().from(formEntries).where(eq(formEntries.id, id)).for('update')
        if (!entry?.email) return false
        const { keptUntil, ...message } = await compose(tx)
        const isShort = keptUntil && keptUntil > entry.endsAt
        const change = { status: 'done' as const, ...(isShort && { endsAt: keptUntil }) }
        await tx.update(formEntries).set(change).where(eq(formEntries.id, id))
        await mail.send({ to: entry.email, ...message }, tx)
        return true
      }),

    forget: (id) => db.transaction(async (tx) => (await forget(tx, eq(formEntries.id, id))) === 1),

    sweep,

    schedule: () => jobs.schedule(sweepJob, sweepTime),

    personalData: {
      async collect(person) {
        const rows = await db.select().from(formEntries).where(underAddress(formEntries.email, person))
        const files = await db
          .select({ name: formFiles.name, contents: formFiles.contents })
          .from(formFiles)
          .innerJoin(formEntries, eq(formEntries.id, formFiles.entryId))
          .where(underAddress(formEntries.email, person))
          .orderBy(asc(formFiles.id))
        return [
          {
            name: 'forms',
            title: texts('dataTitle'),
            labels: {
              form: texts('dataForm'),
              answers: texts('dataAnswers'),
              received: texts('dataReceived'),
            },
            rows: rows.map(({ form, answers, receivedAt }) => ({
              form,
              answers: answers.map(inWords),
              received: receivedAt,
            })),
            files: files.map((file) => ({ ...file, folder: `${texts('dataFolder')}/` })),
          },
        ]
      },
      async erase(person, tx) {
        await forget(tx, underAddress(formEntries.email, person))
      },
    },
  }
}

const inWords = ({ label, value }: Answered): string => `${label}: ${value || texts('empty')}`

const digestOf = (contents: Buffer): string => createHash('sha256').update(contents).digest('base64url')

const { id, label, name, size } = formFiles
const fileColumns = { id, label, name, size }

async function withFiles(
  db: Database,
  rows: readonly (typeof formEntries.$inferSelect)[],
): Promise<FormEntryView[]> {
  const ids = rows.map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ ...fileColumns, entryId: formFiles.entryId })
          .from(formFiles)
          .where(inArray(formFiles.entryId, ids))
          .orderBy(asc(formFiles.id))
  return rows.map(({ digest: _, email, fileId, ...row }) => ({
    ...row,
    ...(email !== null && { email }),
    ...(fileId !== null && { fileId }),
    files: found.filter(({ entryId }) => entryId === row.id).map(({ entryId: _, ...file }) => file),
  }))
}
