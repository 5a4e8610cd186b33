/** What a report says. */
export interface ReturnedMail {
  kind: 'hard' | 'soft' | 'complaint'
  mailingId: number
  /** Of the reader; nobody else has it. */
  token: string
  reason: string
}

const header = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim()

const longestReason = 500

/** The part of a letter's id that says which it is, and to whom: made with the reader's token, so that nobody invents one. */
export const letterId = (mailingId: number, token: string): string => `newsletter-${mailingId}-${token}`

/**
 * Reads a report of a mail server. Anybody may post a mail that looks like one, so it counts only with the id that we
 * gave the letter, in the part of the letter that came back. Undefined for any other mail, such as an answer of somebody
 * who is away.
 */
export function readReturn(raw: string): ReturnedMail | undefined {
  const [, mailing, token] = /<newsletter-(\d{1,9})-([\w-]{1,200})@/.exec(raw) ?? []
  if (mailing === undefined || token === undefined) return undefined
  const about = { mailingId: Number(mailing), token }
  if (/^Feedback-Type:[ \t]*abuse/im.test(raw)) return { kind: 'complaint', ...about, reason: 'complaint' }
  if (header(raw, 'Action')?.toLowerCase() !== 'failed') return undefined
  const status = header(raw, 'Status') ?? ''
  const reason = (header(raw, 'Diagnostic-Code') ?? status).slice(0, longestReason)
  return { kind: /^5/.test(status) ? 'hard' : 'soft', ...about, reason }
}
