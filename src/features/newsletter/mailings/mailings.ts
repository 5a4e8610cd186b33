import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { NewsletterDeps } from '../deps.ts'
import { deliveries, mailings, subscribers } from '../schema.ts'
import { askForBatch, defineBatches } from './batch.ts'
import { readersOf } from './readers.ts'
import type { DeliveryState, MailingState, MailingView, NewMailing, TroubledDelivery } from './views.ts'

/** Newsletters that are being sent, by the number of their document. */
export interface Mailings {
  /** Number of recipients now, of everybody or of a list. */
  readers(listId?: number): Promise<number>
  /** The recipients are those who are subscribed when it starts; each document is sent once. */
  startMailing(mailing: NewMailing): Promise<Result<{ id: number }, 'sent-before' | 'no-mail-server'>>
  mailings(documentIds: readonly number[]): Promise<ReadonlyMap<number, MailingView>>
  /** The rendered e-mail as HTML and as text. */
  mailingEmail(documentId: number): Promise<{ html: string; text: string } | undefined>
  /** Mails that failed or are uncertain, at most 100. */
  troubledDeliveries(documentId: number): Promise<readonly TroubledDelivery[]>
  pauseMailing(documentId: number): Promise<boolean>
  /** Also resumes after an error of the mail server. */
  resumeMailing(documentId: number): Promise<boolean>
  /**
   * Cancels a mailing. One that has not begun is deleted, so that its document can be sent later; of one that has, the
   * remaining mails are not sent.
   */
  stopMailing(documentId: number): Promise<boolean>
  /** Deletes mailings of documents other than these, which still exist. */
  forgetMailings(documentIds: readonly number[]): Promise<void>
  /** Ids of documents that were sent. */
  mailedDocuments(): Promise<readonly number[]>
  /** Sends again to readers whose mail is uncertain; they may get it twice. */
  sendUncertainAgain(documentId: number): Promise<boolean>
}

const mostTroubled = 100

export function createMailings(deps: NewsletterDeps): Mailings {
  const { db, jobs, config, clock } = deps
  defineBatches(deps)
  const of = (documentId: number) => eq(mailings.documentId, documentId)

  /** Changes the state, if it is one of `from`, and schedules a batch when the new state sends. */
  const move = (
    documentId: number,
    from: readonly MailingState[],
    to: 'paused' | 'sending',
    besides?: (tx: Transaction, mailingId: number) => Promise<unknown>,
  ) =>
    db.transaction(async (tx) => {
      const [moved] = await tx
        .update(mailings)
        .set({ state: to, trouble: null, finishedAt: null })
        .where(and(of(documentId), inArray(mailings.state, [...from])))
        .returning({ id: mailings.id })
      if (!moved) return false
      await besides?.(tx, moved.id)
      if (to === 'sending') await askForBatch(jobs, moved.id, { tx })
      return true
    })

  return {
    readers: (listId) => db.$count(subscribers, readersOf(listId)),

    async startMailing({ by, startAt = clock(), ...mailing }) {
      if (!config.smtpUrl) return fail('no-mail-server')
      return db.transaction(async (tx) => {
        const [made] = await tx
          .insert(mailings)
          .values({ ...mailing, startAt, state: 'planned', madeBy: by })
          .onConflictDoNothing()
          .returning({ id: mailings.id })
        if (!made) return fail('sent-before')
        await askForBatch(jobs, made.id, { tx, startAfter: startAt })
        return ok(made)
      })
    },

    async mailings(documentIds) {
      if (documentIds.length === 0) return new Map()
      const rows = await db
        .select({
          mailing: mailings,
          state: deliveries.state,
          count: sql<number>`count(${deliveries.subscriberId})::integer`,
        })
        .from(mailings)
        .leftJoin(deliveries, eq(deliveries.mailingId, mailings.id))
        .where(inArray(mailings.documentId, [...documentIds]))
        .groupBy(mailings.id, deliveries.state)
      const found = new Map<number, MailingView & { counts: Record<DeliveryState, number> }>()
      for (const { mailing, state, count } of rows) {
        const { finishedAt, trouble, html: _, text: __, madeBy: ___, ...rest } = mailing
        const view = found.get(mailing.documentId) ?? {
          ...rest,
          ...(finishedAt && { finishedAt }),
          ...(trouble && { trouble }),
          counts: { waiting: 0, begun: 0, sent: 0, refused: 0, uncertain: 0, skipped: 0 },
        }
        if (state) view.counts[state] = count
        found.set(mailing.documentId, view)
      }
      return found
    },

    async mailingEmail(documentId) {
      const { html, text } = mailings
      return (await db.select({ html, text }).from(mailings).where(of(documentId)))[0]
    },

    async troubledDeliveries(documentId) {
      const rows = await db
        .select({ email: subscribers.email, state: deliveries.state, reason: deliveries.reason })
        .from(deliveries)
        .innerJoin(mailings, eq(mailings.id, deliveries.mailingId))
        .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
        .where(and(of(documentId), inArray(deliveries.state, ['refused', 'uncertain'])))
        .orderBy(asc(subscribers.email))
        .limit(mostTroubled)
      return rows.map(({ reason, ...row }) => ({ ...row, ...(reason && { reason }) }))
    },

    pauseMailing: (documentId) => move(documentId, ['sending'], 'paused'),
    resumeMailing: (documentId) => move(documentId, ['paused'], 'sending'),

    async stopMailing(documentId) {
      const [gone] = await db
        .delete(mailings)
        .where(and(of(documentId), eq(mailings.state, 'planned')))
        .returning({ id: mailings.id })
      if (gone) return true
      const stopped = await db
        .update(mailings)
        .set({ state: 'stopped', finishedAt: clock(), trouble: null })
        .where(and(of(documentId), inArray(mailings.state, ['sending', 'paused'])))
        .returning({ id: mailings.id })
      return stopped.length > 0
    },

    async mailedDocuments() {
      const rows = await db.select({ id: mailings.documentId }).from(mailings)
      return rows.map(({ id }) => id)
    },

    async forgetMailings(documentIds) {
      const isOver = inArray(mailings.state, ['done', 'stopped'])
      await db
        .delete(mailings)
        .where(
          and(isOver, documentIds.length > 0 ? notInArray(mailings.documentId, [...documentIds]) : undefined),
        )
    },

    sendUncertainAgain: (documentId) =>
      move(documentId, ['done', 'paused', 'sending'], 'sending', (tx, mailingId) =>
        tx
          .update(deliveries)
          .set({ state: 'waiting', begunAt: null })
          .where(and(eq(deliveries.mailingId, mailingId), eq(deliveries.state, 'uncertain'))),
      ),
  }
}
