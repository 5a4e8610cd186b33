import { eq, lt, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Config } from './config.ts'
import type { Database, Executor } from './database/index.ts'
import type { JobKind, Jobs } from './jobs.ts'
import { mailAttachments, mailSecrets, mails } from './mail-schema.ts'
import { withoutSecrets, withSecrets } from './mail-secrets.ts'
import { type MailAttachment, smtpOptions } from './mail-server.ts'

export interface MailMessage {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html?: string
  /** Address for replies, if it is not the sender. */
  replyTo?: string
  attachments?: readonly MailAttachment[]
  /**
   * Every token, key and code in its texts: whoever has one may do what the recipient may. They are stored apart from
   * the text, which staff can read and people can export.
   */
  secrets: readonly string[]
}

export interface Mail {
  /** Sends a mail soon after `tx` commits; retries for some hours while the mail server refuses it. */
  send(message: MailMessage, tx?: Executor): Promise<void>
}

const mailDays = 90
/** How often old mails are deleted. */
const forgetEveryMs = 3_600_000

const delivery: JobKind<{ id: number }> = {
  name: 'mail',
  schema: z.object({ id: z.int() }),
  retryLimit: 10,
  expireInSeconds: 120,
}

/**
 * Sends mail by SMTP; without `smtpUrl`, mails are only stored. Every mail stays in `platform_mails` for 90 days, so
 * that staff can see which were sent and which failed. Call it before `jobs.start()`.
 */
export function createMail(deps: {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>
  db: Database
  jobs: Jobs
  clock?: () => Date
}): Mail {
  const { config, db, jobs, clock = () => new Date() } = deps
  const transport = config.smtpUrl ? createTransport(smtpOptions(config.smtpUrl)) : undefined
  const host = new URL(config.siteUrl).hostname

  let forgottenAt = Number.NEGATIVE_INFINITY
  const forgetOld = async (executor: Executor) => {
    const now = clock().getTime()
    if (now - forgottenAt < forgetEveryMs) return
    forgottenAt = now
    await executor.delete(mails).where(lt(mails.createdAt, new Date(now - mailDays * 86_400_000)))
  }

  jobs.define(delivery, async ({ id }) => {
    const [mail] = await db.select().from(mails).where(eq(mails.id, id))
    if (!transport || !mail || mail.sentAt) return
    const [attachments, secrets] = await Promise.all([attachmentsOf(db, id), secretsOf(db, id)])
    try {
      await transport.sendMail({
        from: config.mailFrom,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: withSecrets(mail.text, secrets),
        html: mail.html === null ? undefined : withSecrets(mail.html, secrets),
        replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
        attachments: attachments.map(({ name, type, contents, cid }) => ({
          filename: name,
          contentType: type,
          content: contents,
          ...(cid && { cid, contentDisposition: 'inline' as const }),
        })),
        // The same at every try, so that mail clients show a mail that arrives twice only once.
        messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${host}>`,
        date: mail.createdAt,
      })
    } catch (error) {
      await db
        .update(mails)
        .set({ error: String(error) })
        .where(eq(mails.id, id))
      throw error
    }
    await db.transaction(async (tx) => {
      await tx.update(mails).set({ sentAt: clock(), error: null }).where(eq(mails.id, id))
      // The mail was sent, so its secrets are not needed any more.
      await tx.delete(mailSecrets).where(eq(mailSecrets.mailId, id))
    })
  })

  return {
    async send({ attachments = [], secrets, ...message }, tx) {
      const keepAndSend = async (executor: Executor) => {
        await forgetOld(executor)
        const values = {
          ...message,
          createdAt: clock(),
          text: withoutSecrets(message.text, secrets),
          ...(message.html !== undefined && { html: withoutSecrets(message.html, secrets) }),
        }
        const insert = executor.insert(mails).values(values)
        const newMail = executor.$with('kept').as(insert.returning({ id: mails.id }))
        const mailId = sql`(select id from kept)`
        const [mail] =
          attachments.length === 0
            ? await executor.with(newMail).select().from(newMail)
            : await executor
                .with(newMail)
                .insert(mailAttachments)
                .values(attachments.map((part) => ({ ...part, mailId })))
                .returning({ id: mailAttachments.mailId })
        if (mail && secrets.length > 0)
          await executor.insert(mailSecrets).values({ mailId: mail.id, secrets: [...secrets] })
        // Without a mail server, no delivery is added.
        if (mail && transport) await jobs.send(delivery, mail, { tx: executor })
      }
      await (tx ? keepAndSend(tx) : db.transaction(keepAndSend))
    },
  }
}

const attachmentsOf = (db: Database, mailId: number) =>
  db.select().from(mailAttachments).where(eq(mailAttachments.mailId, mailId)).orderBy(mailAttachments.id)

async function secretsOf(db: Database, mailId: number): Promise<readonly string[]> {
  const [row] = await db.select().from(mailSecrets).where(eq(mailSecrets.mailId, mailId))
  return row?.secrets ?? []
}
