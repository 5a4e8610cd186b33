import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Config } from './config.ts'

const connectLimitMs = 10_000
const answerLimitMs = 30_000

/** How to reach the mail server. */
export const smtpOptions = (url: string) => ({
  url,
  connectionTimeout: connectLimitMs,
  greetingTimeout: connectLimitMs,
  socketTimeout: answerLimitMs,
  disableFileAccess: true,
  disableUrlAccess: true,
})

export interface MailAttachment {
  name: string
  type: string
  contents: Buffer
  /** Content id of a picture that the HTML shows as `cid:…`. */
  cid?: string
}

/** A mail to send. */
export interface OutgoingMail {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  attachments: readonly MailAttachment[]
  /** The part before the `@`, the same at every try, so that mail clients show a mail that arrives twice only once. */
  messageId: string
  headers: Readonly<Record<string, string>>
}

/**
 * The outcome of sending a mail. `later`: the server asks to try this address again. `unreachable`: the problem is
 * not this mail, and the next one would fail too. `unknown`: the connection broke after the whole mail was sent, so
 * the server may have accepted it.
 */
export type HandOver =
  | { as: 'accepted' }
  | { as: 'withheld' }
  | { as: 'refused' | 'later' | 'unreachable' | 'unknown'; reason: string }

export interface MailServerLine {
  /**
   * Sends a mail. `agree` is called after everything but the end of the mail was sent; if it returns false, nothing
   * is delivered (`withheld`). A caller that records the sending in `agree` has this record even after a crash.
   */
  hand(mail: OutgoingMail, agree: () => Promise<boolean>): Promise<HandOver>
  close(): void
}

class Withheld extends Error {}

/** Opens one connection to the mail server for many mails in a row; undefined if the site has none. */
export function openLine({
  smtpUrl,
  mailFrom,
  siteUrl,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>): MailServerLine | undefined {
  if (!smtpUrl) return undefined
  const transport = createTransport({ ...smtpOptions(smtpUrl), pool: true, maxConnections: 1 })
  const host = new URL(siteUrl).hostname
  return {
    async hand({ to, attachments, messageId, headers, ...mail }, agree) {
      const composed = new MailComposer({
        ...mail,
        from: mailFrom,
        to: { name: '', address: to },
        headers,
        messageId: `<${messageId}@${host}>`,
        attachments: attachments.map(({ name, type, contents, cid }) => ({
          filename: name,
          contentType: type,
          content: contents,
          ...(cid && { cid, contentDisposition: 'inline' as const }),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      }).compile()
      const envelope = composed.getEnvelope()
      const whole = await composed.build()
      let isWhole = false
      async function* toItsEnd() {
        yield whole
        if (!(await agree())) throw new Withheld('withheld')
        isWhole = true
      }
      try {
        await transport.sendMail({ envelope, raw: Readable.from(toItsEnd()) })
        return { as: 'accepted' }
      } catch (error) {
        return error instanceof Withheld ? { as: 'withheld' } : judge(error, isWhole)
      }
    },
    close: () => transport.close(),
  }
}

function judge(error: unknown, isWhole: boolean): HandOver {
  const reason = error instanceof Error ? error.message : String(error)
  const { responseCode: code, command = '' } = smtpFacts(error)
  if (code === undefined) return { as: isWhole ? 'unknown' : 'unreachable', reason }
  if (command !== 'RCPT TO' && command !== 'DATA') return { as: 'unreachable', reason }
  return { as: code >= 500 ? 'refused' : 'later', reason }
}

function smtpFacts(error: unknown): { responseCode?: number; command?: string } {
  if (typeof error !== 'object' || error === null) return {}
  return {
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
    ...('command' in error && typeof error.command === 'string' ? { command: error.command } : {}),
  }
}
