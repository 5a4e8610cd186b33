/** Causes of failed background jobs that a volunteer can do something about. */
export const causes = [
  'mailServer',
  'mailSignIn',
  'mailRefused',
  'full',
  'closed',
  'gone',
  'broken',
  'stopped',
  'time',
  'database',
  'unknown',
] as const
export type Cause = (typeof causes)[number]

const noConnection =
  /ECONN|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|EHOSTUNREACH|ENETUNREACH|connection (?:terminated|timeout|closed)|57P0|53300/i

/** Patterns of technical messages; the first match counts. */
const signs: readonly (readonly [Cause, RegExp, kind?: string])[] = [
  ['mailSignIn', /EAUTH|\b53[045]\b|invalid login/i, 'mail'],
  ['mailRefused', /EENVELOPE|\b55\d\b|rejected/i, 'mail'],
  // linear: of constants
  ['mailServer', new RegExp(`${noConnection.source}|ETIMEDOUT|greeting never`, 'i'), 'mail'],
  ['full', /ENOSPC|EDQUOT|no space left|53100/i],
  ['closed', /EACCES|EPERM|EROFS|AccessDenied/i],
  ['gone', /ENOENT|NoSuchKey|no such file/i],
  ['broken', /unsupported image format|vips|corrupt|premature end|input (?:file|buffer)/i],
  ['stopped', /heartbeat/i],
  ['database', noConnection],
  ['time', /timed? ?out|exceeded \d/i],
]

/**
 * The cause behind a technical message.
 * @param kind kind of the job, such as `mail`
 */
export const causeOf = (kind: string, technical: string): Cause =>
  signs.find(([, sign, only]) => (only ?? kind) === kind && sign.test(technical))?.[0] ?? 'unknown'
