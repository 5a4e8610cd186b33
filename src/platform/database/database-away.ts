import { errorCode } from '../error-code.ts'

/** The database does not answer, so the query was given up. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY'

  constructor(cause?: unknown) {
    super('the database does not answer', { cause })
  }
}

/**
 * Codes of PostgreSQL for problems that pass by themselves: a server that stops, starts or has no connection left, or
 * a statement that ran or waited for a lock too long.
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

/** Codes of the system for a server that does not run or has gone. */
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
  // Without a socket, the server on this machine does not run.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return messages.test(error.message) || isDatabaseAway(error.cause)
}
