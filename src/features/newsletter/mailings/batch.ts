import { and, asc, eq, isNull, lt, lte, min, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/index.ts'
import { shellCid, shellPicture } from '../../../platform/email/shell-picture.ts'
import type { JobKind, Jobs, SendOptions } from '../../../platform/jobs.ts'
import { type MailAttachment, type MailServerLine, openLine } from '../../../platform/mail-server.ts'
import { oneClickPath } from '../addresses.ts'
import type { NewsletterDeps } from '../deps.ts'
import { tokenMark } from '../email/draw.ts'
import { emailId } from '../email/email-id.ts'
import { deliveries, mailings, subscribers } from '../schema.ts'
import { readersOf } from './readers.ts'

/**
 * Sends the next few mails of a mailing, then schedules itself again. That keeps the pace, and a restart repeats
 * little.
 */
const batchJob: JobKind<{ mailingId: number }> = {
  name: 'newsletter-batch',
  schema: z.object({ mailingId: z.int() }),
  retryLimit: 20,
}

/** Schedules the next batch, unless one is scheduled that has not begun. */
export const askForBatch = (jobs: Jobs, mailingId: number, when: Pick<SendOptions, 'tx' | 'startAfter'>) =>
  jobs.send(batchJob, { mailingId }, { ...when, singletonKey: String(mailingId) })

const batchSeconds = 15
/** Longer than the mail server may take to answer: a mail that began earlier was interrupted. */
const cutOffMs = 2 * 60_000
const retryMs = 15 * 60_000
const mostAttempts = 5
/** After so many refusals in a row, the problem is the e-mail or the sender, not the readers. */
const mostRefusals = 10

type Mailing = typeof mailings.$inferSelect
interface Reader {
  id: number
  email: string
  token: string
  attempts: number
}

export function defineBatches(deps: NewsletterDeps): void {
  const { db, jobs, config, clock } = deps

  jobs.define(batchJob, async ({ mailingId }) => {
    const began = clock()
    const mailing = await begin(mailingId, began)
    if (!mailing) return
    await settle(mailingId, began)
    const line = openLine(config)
    if (!line) throw new Error('there is no mail server')
    try {
      await sendSome(mailing, line, began)
    } finally {
      line.close()
    }
    await goOn(mailingId, began)
  })

  /** Stores the recipients of a mailing that is due. Undefined when it must not be sent now. */
  const begin = (id: number, now: Date): Promise<Mailing | undefined> =>
    db.transaction(async (tx) => {
      const [mailing] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update')
      if (mailing?.state === 'sending') return mailing
      if (mailing?.state !== 'planned' || mailing.startAt > now) return undefined
      await addReaders(tx, mailing)
      await tx.update(mailings).set({ state: 'sending' }).where(eq(mailings.id, id))
      return mailing
    })

  /** Interrupted mails are uncertain; readers who unsubscribed since are skipped. */
  async function settle(mailingId: number, now: Date): Promise<void> {
    const of = eq(deliveries.mailingId, mailingId)
    await db
      .update(deliveries)
      .set({ state: 'uncertain' })
      .where(
        and(of, eq(deliveries.state, 'begun'), lt(deliveries.begunAt, new Date(now.getTime() - cutOffMs))),
      )
    await db
      .update(deliveries)
      .set({ state: 'skipped' })
      .where(
        and(
          of,
          eq(deliveries.state, 'waiting'),
          sql`not exists (select 1 from ${subscribers} where ${subscribers.id} = ${deliveries.subscriberId} and ${subscribers.status} = 'confirmed')`,
        ),
      )
  }

  async function sendSome(mailing: Mailing, line: MailServerLine, now: Date): Promise<void> {
    const readers = await db
      .select({
        id: subscribers.id,
        email: subscribers.email,
        token: subscribers.token,
        attempts: deliveries.attempts,
      })
      .from(deliveries)
      .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
      .where(
        and(
          eq(deliveries.mailingId, mailing.id),
          eq(deliveries.state, 'waiting'),
          or(isNull(deliveries.retryAt), lte(deliveries.retryAt, now)),
        ),
      )
      .orderBy(asc(deliveries.subscriberId))
      .limit(Math.ceil((mailing.perMinute * batchSeconds) / 60))
    const shell = { name: 'schelp.png', type: 'image/png', contents: await shellPicture(), cid: shellCid }
    let refusals = 0
    for (const reader of readers) {
      const handed = await line.hand(emailTo(reader, mailing, shell), () => agree(mailing.id, reader.id))
      if (handed.as === 'withheld') continue
      if (handed.as === 'unreachable') {
        await back(mailing.id, reader, {})
        await db.update(mailings).set({ trouble: handed.reason }).where(eq(mailings.id, mailing.id))
        throw new Error(handed.reason)
      }
      refusals = handed.as === 'refused' ? refusals + 1 : 0
      if (handed.as === 'later') await postpone(mailing.id, reader, handed.reason)
      else
        await note(mailing.id, reader.id, {
          state: handed.as === 'accepted' ? 'sent' : handed.as === 'refused' ? 'refused' : 'uncertain',
          reason: handed.as === 'accepted' ? null : handed.reason,
        })
      if (handed.as === 'refused' && refusals >= mostRefusals) {
        const paused = { state: 'paused', trouble: handed.reason } as const
        await db.update(mailings).set(paused).where(eq(mailings.id, mailing.id))
        return
      }
    }
    if (mailing.trouble) await db.update(mailings).set({ trouble: null }).where(eq(mailings.id, mailing.id))
  }

  /** Marks a mail as begun just before it is sent, and only if nobody else has marked it. */
  async function agree(mailingId: number, subscriberId: number): Promise<boolean> {
    const { rowCount } = await db.execute(sql`
      update newsletter_deliveries d set state = 'begun', begun_at = ${clock()}
      from newsletter_mailings m, newsletter_subscribers s
      where d.mailing_id = ${mailingId} and d.subscriber_id = ${subscriberId} and d.state = 'waiting'
        and m.id = d.mailing_id and m.state = 'sending' and s.id = d.subscriber_id and s.status = 'confirmed'`)
    return rowCount === 1
  }

  const note = (
    mailingId: number,
    subscriberId: number,
    what: Partial<typeof deliveries.$inferInsert>,
  ): Promise<unknown> =>
    db
      .update(deliveries)
      .set(what)
      .where(and(eq(deliveries.mailingId, mailingId), eq(deliveries.subscriberId, subscriberId)))

  const back = (mailingId: number, { id }: Reader, more: Partial<typeof deliveries.$inferInsert>) =>
    note(mailingId, id, { state: 'waiting', begunAt: null, ...more })

  const postpone = (mailingId: number, reader: Reader, reason: string) =>
    reader.attempts + 1 >= mostAttempts
      ? note(mailingId, reader.id, { state: 'refused', reason })
      : back(mailingId, reader, {
          reason,
          attempts: reader.attempts + 1,
          retryAt: new Date(clock().getTime() + retryMs),
        })

  /** Schedules the next batch, or ends the mailing. */
  const goOn = (mailingId: number, began: Date): Promise<void> =>
    db.transaction(async (tx) => {
      const [left] = await tx
        .select({
          waiting: sql<number>`count(*) filter (where ${deliveries.state} = 'waiting')::integer`,
          begun: sql<number>`count(*) filter (where ${deliveries.state} = 'begun')::integer`,
          now: sql<number>`count(*) filter (where ${deliveries.state} = 'waiting' and ${deliveries.retryAt} is null)::integer`,
          retryAt: min(deliveries.retryAt),
        })
        .from(deliveries)
        .where(eq(deliveries.mailingId, mailingId))
      const sending = and(eq(mailings.id, mailingId), eq(mailings.state, 'sending'))
      if (!left || left.waiting + left.begun === 0) {
        await tx.update(mailings).set({ state: 'done', finishedAt: clock() }).where(sending)
        return
      }
      const next = began.getTime() + batchSeconds * 1000
      const startAfter =
        left.now > 0
          ? next
          : left.waiting > 0
            ? Math.max(next, left.retryAt?.getTime() ?? 0)
            : began.getTime() + cutOffMs + 1000
      if ((await tx.$count(mailings, sending)) > 0)
        await askForBatch(jobs, mailingId, { tx, startAfter: new Date(startAfter) })
    })

  function emailTo({ email, token }: Reader, mailing: Mailing, shell: MailAttachment) {
    const mine = (drawn: string) => drawn.replaceAll(tokenMark, token)
    return {
      to: email,
      subject: mailing.subject,
      html: mine(mailing.html),
      text: mine(mailing.text),
      attachments: [shell],
      messageId: emailId({ mailingId: mailing.id, token }),
      headers: {
        // RFC 8058: the mail program shows its own unsubscribe button and posts for the reader.
        'List-Unsubscribe': `<${config.siteUrl}${oneClickPath}?nk=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<nieuwsbrief.${new URL(config.siteUrl).hostname}>`,
        Precedence: 'bulk',
        'Auto-Submitted': 'auto-generated',
      },
    }
  }
}

/** All present recipients. */
const addReaders = (tx: Transaction, { id, listId }: Mailing): Promise<unknown> =>
  tx.execute(sql`
    insert into newsletter_deliveries (mailing_id, subscriber_id, state)
    select ${id}, id, 'waiting' from ${subscribers} where ${readersOf(listId)}
    on conflict do nothing`)
