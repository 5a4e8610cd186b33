import { randomBytes } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { greetedName } from '../../../kernel/greeted-name.ts'
import { readMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { holdsWords } from '../../../platform/database/containing.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Mail } from '../../../platform/mail.ts'
import { type PersonalData, underAddress } from '../../../platform/personal-data.ts'
import { putOnChosen } from '../lists/lists.ts'
import { listReaders, lists, type subscriberStatuses, subscribers } from '../schema.ts'
import { newsletterTexts } from '../texts.nl.ts'

/** Days after its last mail that an unconfirmed address is deleted: the mail says so. */
export const pendingDays = 30
/** Within this time, a form that is sent twice causes one mail. */
const quietMs = 10 * 60_000
/** Within this time, somebody who lost the mail may ask again; further requests cause one mail a day. */
const asksAgainMs = 3_600_000
const dayMs = 86_400_000
const mostLetters = 100

export interface Subscription {
  email: string
  name?: string
  surname?: string
  /** The page with the form: part of the proof of consent. */
  page: string
  /** Lists to subscribe to; default: all that are offered. */
  lists?: readonly number[]
}

export type SubscriberStatus = (typeof subscriberStatuses)[number]

export interface SubscriberView {
  id: number
  email: string
  name: string
  surname: string
  status: SubscriberStatus
  askedAt: Date
  askedOn: string
  confirmedAt?: Date
  endedAt?: Date
  /** Names of the lists they are on. */
  lists: readonly string[]
}

export interface SubscriberQuery {
  words?: string
  status?: SubscriberView['status']
  list?: number | undefined
  page: number
  perPage: number
}

/** Subscribers of the newsletter (SITE-06): double opt-in, and unsubscribing with one click. */
export interface Subscribers {
  /**
   * Mails a confirmation link. The response is the same whether the address is new, pending or known, so that nobody
   * learns who is subscribed (abuse 9).
   */
  subscribe(subscription: Subscription): Promise<Result<undefined, 'bad-email'>>
  /** False for an invalid or expired link. */
  confirm(token: string): Promise<boolean>
  unsubscribe(token: string): Promise<boolean>
  subscribers(query: SubscriberQuery): Promise<{ subscribers: readonly SubscriberView[]; total: number }>
  subscriber(id: number): Promise<SubscriberView | undefined>
  /** Erases a subscriber's data, for a request that staff get by post or e-mail. */
  forget(id: number): Promise<boolean>
  /** The personal data that it stores. */
  personalData: PersonalData
}

const texts = createTexts<keyof typeof newsletterTexts>(textData(newsletterTexts))

export function createSubscribers(deps: {
  db: Database
  mail: Mail
  siteUrl: string
  clock: () => Date
}): Subscribers {
  const { db, mail, siteUrl, clock } = deps
  const link = (action: 'c' | 'u', token: string) => `${siteUrl}/?na=${action}&nk=${token}`

  return {
    async subscribe({ email: typed, name = '', surname = '', page, lists: chosen = [] }) {
      const email = readMailAddress(typed)
      if (email === undefined) return fail('bad-email')
      const now = clock()
      await db.transaction(async (tx) => {
        await tx
          .delete(subscribers)
          .where(
            and(eq(subscribers.status, 'pending'), lt(subscribers.mailedAt, daysBefore(now, pendingDays))),
          )
        const consent = {
          name: name.trim().slice(0, mostLetters),
          surname: surname.trim().slice(0, mostLetters),
          askedAt: now,
          askedOn: page.slice(0, 500),
        }
        const [added] = await tx
          .insert(subscribers)
          .values({ email, ...consent, status: 'pending', token: newToken(), mailedAt: now })
          .onConflictDoNothing()
          .returning()
        if (added) {
          await putOnChosen(tx, added.id, chosen)
          return send(added, 'confirm', tx)
        }
        const [known] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for('update')
        if (!known) return
        const since = (moment: Date) => now.getTime() - moment.getTime()
        // Old links stop working once somebody unsubscribes. Only the reader can do that, so nobody can cause many such mails.
        const hasLeft = known.status === 'unsubscribed' || known.status === 'bounced'
        if (known.status === 'pending') await putOnChosen(tx, known.id, chosen)
        if (!hasLeft && since(known.mailedAt) < (since(known.askedAt) < asksAgainMs ? quietMs : dayMs)) return
        const again = hasLeft
          ? ({
              ...consent,
              status: 'pending',
              token: newToken(),
              confirmedAt: null,
              endedAt: null,
              softBounces: 0,
            } as const)
          : {}
        const [changed] = await tx
          .update(subscribers)
          .set({ ...again, mailedAt: now })
          .where(eq(subscribers.id, known.id))
          .returning()
        // A subscriber chooses lists by the link of a mail only: anybody may type their address.
        if (changed && hasLeft) await putOnChosen(tx, changed.id, chosen)
        if (changed) await send(changed, changed.status === 'confirmed' ? 'already' : 'confirm', tx)
      })
      return ok(undefined)
    },

    async confirm(token) {
      const now = clock()
      const changed = await db
        .update(subscribers)
        .set({ status: 'confirmed', confirmedAt: now, endedAt: null })
        .where(and(eq(subscribers.token, token), eq(subscribers.status, 'pending')))
        .returning({ id: subscribers.id })
      if (changed.length > 0) return true
      // The link was followed before, so nothing changes.
      const where = and(eq(subscribers.token, token), eq(subscribers.status, 'confirmed'))
      return (await db.$count(subscribers, where)) > 0
    },

    async unsubscribe(token) {
      const changed = await db
        .update(subscribers)
        .set({ status: 'unsubscribed', endedAt: clock(), name: '', surname: '' })
        .where(eq(subscribers.token, token))
        .returning({ id: subscribers.id })
      return changed.length > 0
    },

    async subscribers({ page, perPage, ...query }) {
      const where = matching(query)
      const [rows, [sum]] = await Promise.all([
        db
          .select()
          .from(subscribers)
          .where(where)
          .orderBy(desc(subscribers.askedAt), desc(subscribers.id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.select({ total: count() }).from(subscribers).where(where),
      ])
      return { subscribers: await withLists(db, rows), total: sum?.total ?? 0 }
    },

    async subscriber(id) {
      const rows = await db.select().from(subscribers).where(eq(subscribers.id, id))
      return (await withLists(db, rows))[0]
    },

    async forget(id) {
      const gone = await db
        .delete(subscribers)
        .where(eq(subscribers.id, id))
        .returning({ id: subscribers.id })
      return gone.length > 0
    },

    personalData: {
      async collect(person) {
        const rows = await withLists(
          db,
          await db.select().from(subscribers).where(underAddress(subscribers.email, person)),
        )
        return [
          {
            name: 'newsletter',
            title: texts('dataTitle'),
            labels: {
              email: texts('dataEmail'),
              name: texts('dataName'),
              status: texts('dataStatus'),
              asked: texts('dataAsked'),
              page: texts('dataPage'),
              confirmed: texts('dataConfirmed'),
              lists: texts('dataLists'),
            },
            rows: rows.map(({ email, name, surname, status, askedAt, askedOn, confirmedAt, lists }) => ({
              email,
              name: `${name} ${surname}`.trim(),
              status,
              asked: askedAt,
              page: askedOn,
              confirmed: confirmedAt,
              lists,
            })),
          },
        ]
      },
      async erase(person, tx) {
        await tx.delete(subscribers).where(underAddress(subscribers.email, person))
      },
    },
  }

  function send(
    { email, name, token }: typeof subscribers.$inferSelect,
    kind: 'confirm' | 'already',
    tx: Parameters<Mail['send']>[1],
  ): Promise<void> {
    return mail.send(
      {
        to: email,
        secrets: [token],
        subject: texts(`${kind}Subject`),
        text: texts(`${kind}Text`, {
          name: greetedName(name) || texts('nobody'),
          confirm: link('c', token),
          unsubscribe: link('u', token),
          days: pendingDays,
        }),
      },
      tx,
    )
  }
}

function matching({ words = '', status, list }: Pick<SubscriberQuery, 'words' | 'status' | 'list'>) {
  return and(
    status ? eq(subscribers.status, status) : undefined,
    list === undefined
      ? undefined
      : sql`exists (select from ${listReaders} where ${listReaders.listId} = ${list} and ${listReaders.subscriberId} = ${subscribers.id})`,
    holdsWords(words, subscribers.email, subscribers.name, subscribers.surname),
  )
}

export const newToken = () => randomBytes(24).toString('base64url')
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

async function withLists(
  db: Database,
  rows: readonly (typeof subscribers.$inferSelect)[],
): Promise<SubscriberView[]> {
  const ids = rows.map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: listReaders.subscriberId, name: lists.name })
          .from(listReaders)
          .innerJoin(lists, eq(lists.id, listReaders.listId))
          .where(inArray(listReaders.subscriberId, ids))
          .orderBy(asc(lists.name))
  return rows.map((row) => ({
    ...toView(row),
    lists: found.filter(({ id }) => id === row.id).map(({ name }) => name),
  }))
}

function toView(row: typeof subscribers.$inferSelect): Omit<SubscriberView, 'lists'> {
  const { id, email, name, surname, status, askedAt, askedOn, confirmedAt, endedAt } = row
  return {
    id,
    email,
    name,
    surname,
    status,
    askedAt,
    askedOn,
    ...(confirmedAt ? { confirmedAt } : {}),
    ...(endedAt ? { endedAt } : {}),
  }
}
