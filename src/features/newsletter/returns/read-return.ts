import { type EmailOf, findEmailId } from '../email/email-id.ts'

/** The content of a report, and the e-mail that it is about. */
export interface ReturnedMail extends EmailOf {
  kind: 'hard' | 'soft' | 'complaint'
  reason: string
}

const header = (text: string, name: string): string | undefined =>
  // linear: the name is a constant, and each line is read once
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim()

const longestReason = 500

/**
 * Parses a report of a mail server. Anybody can post a mail that looks like one, so it counts only when the returned
 * part holds the id of our e-mail. Undefined for any other mail, such as an out-of-office reply.
 */
export function readReturn(raw: string): ReturnedMail | undefined {
  const about = findEmailId(raw)
  if (!about) return undefined
  if (/^Feedback-Type:[ \t]*abuse/im.test(raw)) return { kind: 'complaint', ...about, reason: 'complaint' }
  if (header(raw, 'Action')?.toLowerCase() !== 'failed') return undefined
  const status = header(raw, 'Status') ?? ''
  const reason = (header(raw, 'Diagnostic-Code') ?? status).slice(0, longestReason)
  return { kind: /^5/.test(status) ? 'hard' : 'soft', ...about, reason }
}
