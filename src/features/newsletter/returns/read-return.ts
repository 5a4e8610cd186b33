/** What a report says. */
export interface ReturnedMail {
  kind: 'hard' | 'soft' | 'complaint'
  /** In small letters. */
  email?: string
  mailingId?: number
  subscriberId?: number
  reason: string
}

const header = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim()

const address = (value: string | undefined): string | undefined =>
  /([^\s<>;"]+@[^\s<>;"]+)/.exec(value ?? '')?.[1]?.toLowerCase()

const longestReason = 500
const numbers = /^\d{1,9}$/

/**
 * Reads a report of a mail server. Which letter it is about stands in the id that we gave it, in the part of the letter
 * that came back. Undefined for any other mail, such as an answer of somebody who is away.
 */
export function readReturn(raw: string): ReturnedMail | undefined {
  const [, mailing = '', subscriber = ''] = /<newsletter-(\d+)-(\d+)@/.exec(raw) ?? []
  const about =
    numbers.test(mailing) && numbers.test(subscriber)
      ? { mailingId: Number(mailing), subscriberId: Number(subscriber) }
      : {}
  if (/^Feedback-Type:\s*abuse/im.test(raw)) {
    const email = address(header(raw, 'Original-Rcpt-To') ?? header(raw, 'Removal-Recipient'))
    return { kind: 'complaint', ...about, ...(email && { email }), reason: 'complaint' }
  }
  if (header(raw, 'Action')?.toLowerCase() !== 'failed') return undefined
  const status = header(raw, 'Status') ?? ''
  const email = address(header(raw, 'Final-Recipient') ?? header(raw, 'Original-Recipient'))
  const reason = (header(raw, 'Diagnostic-Code') ?? status).slice(0, longestReason)
  return { kind: /^5/.test(status) ? 'hard' : 'soft', ...about, ...(email && { email }), reason }
}
