import { createHmac, randomBytes } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { rateLimits } from './rate-limit-schema.ts'

/**
 * How often one subscriber (or one account) may do something: `points` in `seconds`. `shared` limits hold over all
 * nodes and restarts, for things that can be guessed or that cost others something; the rest stops floods, in the
 * memory of each process.
 */
const limits = {
  search: { points: 120, seconds: 60 },
  suggestion: { points: 300, seconds: 60 },
  listing: { points: 300, seconds: 60 },
  preview: { points: 300, seconds: 60 },
  // Draws pages of places.
  paper: { points: 20, seconds: 60 },
  download: { points: 600, seconds: 60 },
  // Each tile that scrolls into view is a range of one file.
  tiles: { points: 3000, seconds: 60 },
  zip: { points: 30, seconds: 60 },
  // Selections of many files are kept for a week, with every number in them.
  'zip-many': { points: 30, seconds: 3600 },
  // Each request looks up the rights of up to ten thousand files.
  'zip-download': { points: 120, seconds: 60 },
  cart: { points: 120, seconds: 60 },
  'sign-in': { points: 20, seconds: 900, shared: true },
  'sign-in-pair': { points: 10, seconds: 900, shared: true },
  'sign-in-account': { points: 100, seconds: 3600, shared: true },
  'sign-in-device': { points: 10, seconds: 900, shared: true },
  'sign-in-code': { points: 20, seconds: 900, shared: true },
  // The browser asks whenever it shows the form.
  'passkey-ask': { points: 60, seconds: 60 },
  // Checking a password takes long, on purpose.
  'sign-in-flood': { points: 60, seconds: 60 },
  'two-factor': { points: 10, seconds: 900, shared: true },
  'lost-password': { points: 5, seconds: 3600, shared: true },
  'file-password': { points: 20, seconds: 900, shared: true },
  // For guesses of the buyer's address at an order, and for withdrawals.
  'order-email': { points: 10, seconds: 900, shared: true },
  withdrawal: { points: 10, seconds: 3600, shared: true },
  checkout: { points: 20, seconds: 3600, shared: true },
  'payment-message': { points: 120, seconds: 60 },
  review: { points: 5, seconds: 3600, shared: true },
  comment: { points: 10, seconds: 3600, shared: true },
  // Draws every invoice of the customer.
  'my-data': { points: 6, seconds: 3600, shared: true },
  click: { points: 120, seconds: 60 },
  // Each visitor finds each review helpful once; within a month most have another address.
  'review-helpful': { points: 1, seconds: 30 * 86_400, shared: true },
  'stock-alert': { points: 10, seconds: 3600, shared: true },
  // Mails to one address, from all senders together.
  'stock-alert-address': { points: 6, seconds: 86_400, shared: true },
  form: { points: 20, seconds: 3600, shared: true },
  // Files are read into memory.
  'form-file': { points: 20, seconds: 3600 },
  // Mails to one address, from all senders together.
  'form-confirm': { points: 5, seconds: 86_400, shared: true },
  newsletter: { points: 5, seconds: 3600, shared: true },
} satisfies Record<string, Limit>

interface Limit {
  points: number
  seconds: number
  shared?: boolean
}

export type LimitName = keyof typeof limits

export interface RateLimits {
  /**
   * Takes a point. `key` is who is counted, such as `subscriberOf(address)` or an account's name; it is kept as a
   * digest.
   */
  consume(name: LimitName, key: string): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>
  /** Gives one point back, because the counted attempt turned out to be legitimate. */
  giveBack(name: LimitName, key: string): Promise<void>
}

/**
 * Creates rate limits. Without a pool, or while the database does not answer, everything is counted in memory. `secret`
 * keys the digests and must be the same on every node.
 */
export function createRateLimits(store: { pool?: pg.Pool; secret?: string } = {}): RateLimits {
  const secret = store.secret ?? randomBytes(32)
  const limiters = new Map<string, RateLimiterAbstract>(
    Object.entries<Limit>(limits).map(([name, limit]) => [name, limiterOf(name, limit, store.pool)]),
  )
  const digestOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    async consume(name, key) {
      try {
        await limiters.get(name)?.consume(digestOf(key))
        return { ok: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(digestOf(key))
    },
  }
}

function limiterOf(name: string, { points, seconds, shared }: Limit, pool?: pg.Pool): RateLimiterAbstract {
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
