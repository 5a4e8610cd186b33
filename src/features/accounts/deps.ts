import type { Database, Executor } from '../../platform/database/index.ts'

export interface AccountsDeps {
  db: Database
  mail: { send(mail: { to: string; subject: string; text: string }, tx?: Executor): Promise<void> }
  /** Signs cookies; at least 32 characters, the same on every node and after a restart. */
  secret: string
  /** The public address, without a slash at its end. Over https cookies are Secure. */
  siteUrl: string
  clock: () => Date
  log: { error(details: object, message: string): void }
  /** Counts attempts; without it nothing is limited. */
  limits?: AccountLimits
}

/** The key is whom to count: a subscriber's address, an e-mail address, or the number of a user. */
export interface AccountLimits {
  consume(name: AttemptLimit, key: string): Promise<{ ok: boolean }>
  /** Takes one back that was counted before. */
  giveBack(name: AttemptLimit, key: string): Promise<void>
}

export type AttemptLimit =
  | 'sign-in'
  | 'sign-in-pair'
  | 'sign-in-account'
  | 'sign-in-device'
  | 'sign-in-flood'
  | 'sign-in-code'
  | 'two-factor'
  | 'lost-password'
