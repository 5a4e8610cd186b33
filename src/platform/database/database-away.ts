import { errorCode } from '../error-code.ts'

/** The database does not answer; the query was cancelled. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'

  constructor(cause?: unknown) {
    super('the database does not answer', { cause })
  }
}

/**
 * PostgreSQL's codes for what passes by itself: a server that stops, starts or has no connection left, a statement that
 * took too long or waited too long for a lock.
 */
const serverCodes = [
  'DATABASE_AWAY',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '25P03',
  '57014',
  '55P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]

/** Codes of the system for a server that is not there, or went. */
const systemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** `pg` gives these errors no code. */
const messages =
  /^(?:Connection terminated|timeout e(?:xpired|xceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable|Query read timeout|Cannot use a pool after calling end)/

/** Whether an error says that the database is away for the moment, so that the same query may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error) ?? ''
  if (serverCodes.includes(code) || systemCodes.includes(code)) return true
  // The socket of a server on this machine that does not run.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return messages.test(error.message) || isDatabaseAway(error.cause)
}
