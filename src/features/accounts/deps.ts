import type { Database } from '../../platform/database/index.ts'
import type { Mail } from '../../platform/mail.ts'

export interface AccountsDeps {
  db: Database
  mail: Pick<Mail, 'send'>
  /** Signs cookies; at least 32 characters, the same on every node and after a restart. */
  secret: string
  /** Public URL of the site, without a trailing slash. With https, cookies are Secure. */
  siteUrl: string
  /** The society's name, as mails call the site. */
  siteName(): Promise<string>
  clock: () => Date
  log: { error(details: object, message: string): void }
  /** Counts attempts; absent: no limits. */
  limits?: AccountLimits
}

/** The key says whose attempts to count: a client address, an e-mail address, or the id of a user. */
export interface AccountLimits {
  consume(name: AttemptLimit, key: string): Promise<{ ok: boolean }>
  /** Takes back one counted attempt. */
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
  | 'link-house'
  | 'link-account'
  | 'link-address'
  | 'register-address'
