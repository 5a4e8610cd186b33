import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { passkeyLimits } from '../limits.ts'
import { verifications } from '../schema.ts'
import { cookiePrefix } from '../sign-in/session-cookie.ts'

/** A challenge for a passkey, for one browser and one use (WebAuthn, 13.4.3); stored as digests. */
export interface Question {
  challenge: string
  /** The name of the asked browser, from its cookie. */
  browser: string
  /** A proof by any passkey, or a new passkey of this user. */
  use: 'proof' | `new of ${number}`
}

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
const nameOf = (challenge: string) => `passkey:${digest(challenge)}`
const randomText = () => randomBytes(32).toString('base64url')

/** Stores a challenge and returns it; every node accepts its answer. Challenges of other tabs stay valid. */
export async function keepQuestion(
  db: Executor,
  { browser, use }: Omit<Question, 'challenge'>,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await db
    .insert(verifications)
    .values({
      identifier: nameOf(Buffer.from(challenge).toString('base64url')),
      value: digest(browser, use),
      expiresAt: new Date(now.getTime() + passkeyLimits.secondsToAnswer * 1000),
    })
  return challenge
}

/** Whether this browser got this challenge for this use and has not answered it before; deletes it. */
export async function takeQuestion(
  db: Executor,
  { challenge, browser, use }: Question,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, nameOf(challenge)),
        eq(verifications.value, digest(browser, use)),
        gt(verifications.expiresAt, now),
      ),
    )
  return rowCount === 1
}

export type BrowserNames = ReturnType<typeof createBrowserNames>

/** Identifies a browser by a session cookie. */
export function createBrowserNames(siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  const cookie = `${secure ? '__Secure-' : ''}${cookiePrefix}.passkey_browser`
  return {
    /** Returns the browser's name; empty when it has none. */
    nameIn: (headers: Headers): string => readCookie(headers.get('cookie'), cookie) ?? '',
    /** Returns the browser's name, or a new one with its `Set-Cookie` line. */
    giveName(headers: Headers): { browser: string; cookies: readonly string[] } {
      const known = this.nameIn(headers)
      if (known !== '') return { browser: known, cookies: [] }
      const browser = randomText()
      return { browser, cookies: [writeCookie(cookie, browser, { httpOnly: true, secure })] }
    },
  }
}
