import { createHmac, randomBytes } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { outsideUnit } from './database/unit-of-work.ts'
import { rateLimits } from './rate-limit-schema.ts'

/** How often a key may do something: `points` in `seconds`. */
interface Points {
  points: number
  seconds: number
  /**
   * Whether it counts over all nodes and restarts: for things that can be guessed, or that cost others something. The
   * others stop floods, and count in the memory of each process.
   */
  shared?: boolean
}

/**
 * Who is counted, and so who can use up the limit and who suffers then (abuse 34; decision 0050 has the other bounds
 * of the program):
 *
 * - `house`: visitors behind one network address (`subscriberOf`) use it up, and only they are refused. Mistakes that
 *   people make return their point.
 * - `account`, `device`: only whoever is signed in, or knows a password, uses it up.
 * - `guessed`: strangers who name an account use it up. `wayOut` says what its owner can do then.
 * - `mail address`: strangers who type an address use it up. Beyond it everybody gets the usual answer, nothing that
 *   was typed is lost, and no mail is sent. What was promised holds (decision 0060): an earlier mail still works, or
 *   the mail comes later.
 */
type Limit = Points &
  ({ by: 'house' | 'account' | 'device' | 'mail address' } | { by: 'guessed'; wayOut: string })

export const limits = {
  search: { by: 'house', points: 120, seconds: 60 },
  suggestion: { by: 'house', points: 300, seconds: 60 },
  listing: { by: 'house', points: 300, seconds: 60 },
  preview: { by: 'house', points: 300, seconds: 60 },
  // Draws pages of places.
  paper: { by: 'house', points: 20, seconds: 60 },
  download: { by: 'house', points: 600, seconds: 60 },
  // Each tile that scrolls into view is a range of one file.
  tiles: { by: 'house', points: 3000, seconds: 60 },
  zip: { by: 'house', points: 30, seconds: 60 },
  // Selections of many files are stored for a week, with every id in them.
  'zip-many': { by: 'house', points: 30, seconds: 3600 },
  // Each request looks up the rights of up to ten thousand files.
  'zip-download': { by: 'house', points: 120, seconds: 60 },
  cart: { by: 'house', points: 120, seconds: 60 },
  'sign-in': { by: 'house', points: 20, seconds: 900, shared: true },
  // Attempts from one house at one account.
  'sign-in-pair': { by: 'house', points: 10, seconds: 900, shared: true },
  'sign-in-account': {
    by: 'guessed',
    points: 100,
    seconds: 3600,
    shared: true,
    wayOut:
      'a browser that signed in before is counted as a device; a mailed link for a new password makes one',
  },
  'sign-in-device': { by: 'device', points: 10, seconds: 900, shared: true },
  'sign-in-code': { by: 'house', points: 20, seconds: 900, shared: true },
  // Browsers ask whenever they show the form.
  'passkey-ask': { by: 'house', points: 60, seconds: 60 },
  // Checking a password takes long, on purpose.
  'sign-in-flood': { by: 'house', points: 60, seconds: 60 },
  // Wrong codes and passwords after a right first proof.
  'two-factor': { by: 'account', points: 10, seconds: 900, shared: true },
  // Requests for links and codes: for a new password, a new account or address, and for erasing or joining data.
  'link-house': { by: 'house', points: 20, seconds: 3600, shared: true },
  'link-account': { by: 'account', points: 5, seconds: 3600, shared: true },
  // A link lives longer than this hour, so the owner of the address always has one that works. Each kind of link
  // counts by itself, because a link for a new account gives nobody a new password.
  'link-address': { by: 'mail address', points: 3, seconds: 3600, shared: true },
  'register-address': { by: 'mail address', points: 3, seconds: 3600, shared: true },
  'file-password': { by: 'house', points: 20, seconds: 900, shared: true },
  // For guesses of the buyer's address at an order.
  'order-email': { by: 'house', points: 10, seconds: 900, shared: true },
  withdrawal: { by: 'house', points: 10, seconds: 3600, shared: true },
  // Orders that were placed; refused ones do not count.
  checkout: { by: 'house', points: 40, seconds: 3600, shared: true },
  'payment-message': { by: 'house', points: 120, seconds: 60 },
  review: { by: 'house', points: 5, seconds: 3600, shared: true },
  comment: { by: 'house', points: 10, seconds: 3600, shared: true },
  // Draws every invoice of the customer.
  'my-data': { by: 'account', points: 6, seconds: 3600, shared: true },
  click: { by: 'house', points: 120, seconds: 60 },
  // Each choice is a row that stays for years. Mobile networks put thousands of visitors behind one address.
  consent: { by: 'house', points: 1000, seconds: 86_400, shared: true },
  // Each visitor finds each review helpful once; within a month most have another address.
  'review-helpful': { by: 'house', points: 1, seconds: 30 * 86_400, shared: true },
  'stock-alert': { by: 'house', points: 10, seconds: 3600, shared: true },
  // Alerts beyond the limit come together in one mail.
  'stock-alert-address': { by: 'mail address', points: 6, seconds: 86_400, shared: true },
  form: { by: 'house', points: 20, seconds: 3600, shared: true },
  // Files are read into memory.
  'form-file': { by: 'house', points: 20, seconds: 3600 },
  // Confirmations of one form to one address.
  'form-confirm': { by: 'mail address', points: 5, seconds: 86_400, shared: true },
  // Mails to one address have a pause of their own (`features/newsletter/subscribers/`).
  newsletter: { by: 'house', points: 30, seconds: 3600, shared: true },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /**
   * Takes a point, which stays taken even if the open unit of work fails. `key` is who is counted, such as
   * `subscriberOf(address)` or the name of an account; only its digest is stored.
   */
  consume(name: LimitName, key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
  /** Gives a point back, because the counted attempt turned out to be legitimate. */
  giveBack(name: LimitName, key: string): Promise<void>
}

/**
 * Creates rate limits. Without a pool, and while the database does not answer, everything is counted in memory.
 * `secret` keys the digests and must be the same on every node.
 */
export function createRateLimits(store: { pool?: pg.Pool; secret?: string } = {}): RateLimits {
  const secret = store.secret ?? randomBytes(32)
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries<Points>(limits).map(([name, limit]) => [name, limiterOf(name, limit, store.pool)]),
  )
  const digestOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    async consume(name, key) {
      try {
        await outsideUnit(async () => limiters.get(name)?.consume(digestOf(key)))
        return { ok: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async giveBack(name, key) {
      await outsideUnit(async () => limiters.get(name)?.reward(digestOf(key)))
    },
  }
}

function limiterOf(name: string, { points, seconds, shared }: Points, pool?: pg.Pool): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
  if (!shared || !pool) return inMemory
  return new RateLimiterPostgres({
    keyPrefix: name,
    points,
    duration: seconds,
    storeClient: pool,
    storeType: 'pool',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: inMemory,
  })
}
