import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts'
import { passkeyLimits } from '../limits.ts'
import { verifications } from '../schema.ts'
import { cookiePrefix } from '../sign-in/session-cookie.ts'

/** Random bytes that a passkey signs, for one browser and one use (WebAuthn, 13.4.3); kept as digests. */
export interface Question {
  challenge: string
  /** What a cookie calls the browser that was asked. */
  browser: string
  /** Any passkey may answer, or this user makes one. */
  use: 'proof' | `new of ${number}`
}

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
const nameOf = (challenge: string) => `passkey:${digest(challenge)}`
const randomText = () => randomBytes(32).toString('base64url')

/** A question that any node takes the answer to. Others that wait, in other tabs, stay. */
export async function keepQuestion(
  db: Executor,
  { browser, use }: Omit<Question, 'challenge'>,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await db.insert(verifications).values({
    identifier: nameOf(Buffer.from(challenge).toString('base64url')),
    value: digest(browser, use),
    expiresAt: new Date(now.getTime() + passkeyLimits.secondsToAnswer * 1000),
  })
  return challenge
}

/** Whether this was asked of this browser, for this use, and was not answered before. */
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

/** Names a browser by a cookie, until it closes. */
export function createBrowserNames(siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  const cookie = `${secure ? '__Secure-' : ''}${cookiePrefix}.passkey_browser`
  return {
    /** Empty when it has none. */
    nameIn: (headers: Headers): string => readCookie(headers.get('cookie'), cookie) ?? '',
    /** Its own, or a new one with the `Set-Cookie` line that gives it. */
    giveName(headers: Headers): { browser: string; cookies: readonly string[] } {
      const known = this.nameIn(headers)
      if (known !== '') return { browser: known, cookies: [] }
      const browser = randomText()
      return { browser, cookies: [writeCookie(cookie, browser, { httpOnly: true, secure })] }
    },
  }
}
