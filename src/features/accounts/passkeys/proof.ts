import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { fail, ok } from '../../../kernel/result.ts'
import type { Auth } from '../auth.ts'
import type { AccountsDeps } from '../deps.ts'
import { passkeys } from '../schema.ts'
import { isPasswordOf } from '../sign-in/own-password.ts'
import { readUsed } from './answer.ts'
import { type BrowserNames, takeQuestion } from './questions.ts'

/** How a signed-in user proves again who they are: by password, or by the answer of a passkey. */
export interface Proof {
  password: string
  /** JSON from the browser; empty when no passkey was used. */
  answer: string
}

export type NoProof = 'signed-out' | 'wrong' | 'too-many'

/** Loaded on first use, because it has hundreds of small files that only passkeys need. */
export const webauthn = () => import('@simplewebauthn/server')

const cookiesOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' })

export const ownUser = async (auth: Auth, headers: Headers) =>
  (await auth.api.getSession({ headers: cookiesOf(headers) }))?.user

export function createProofs(auth: Auth, deps: AccountsDeps, browsers: BrowserNames) {
  const { db, limits, secret, siteUrl, clock } = deps
  const { origin, hostname } = new URL(siteUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }

  /** The user handle that devices store for an account: it reveals nothing about its owner (WebAuthn, 14.6.1). */
  const handleOf = (userId: number) =>
    new Uint8Array(createHmac('sha256', secret).update(`passkeys of ${userId}`).digest())
  const isHandleOf = (userId: number, handle = '') =>
    Buffer.from(handle, 'base64url').equals(handleOf(userId))

  /** Returns the user whose passkey gave this answer and records its use; undefined when anything is wrong. */
  async function ownerOf(headers: Headers, typed: string): Promise<number | undefined> {
    const read = readUsed(typed)
    if (!read) return undefined
    const { answer, challenge } = read
    const browser = browsers.nameIn(headers)
    if (!(await takeQuestion(db, { challenge, browser, use: 'proof' }, clock()))) return undefined
    const [kept] = await db.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
    if (!kept || !isHandleOf(kept.userId, answer.response.userHandle)) return undefined
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected,
      response: answer,
      expectedChallenge: challenge,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) return undefined
    // When two answers have the same counter, one passkey is a copy.
    const { rowCount } = await db
      .update(passkeys)
      .set({ counter: authenticationInfo.newCounter, lastUsedAt: clock() })
      .where(and(eq(passkeys.id, kept.id), eq(passkeys.counter, kept.counter)))
    return rowCount === 1 ? kept.userId : undefined
  }

  /** Returns the signed-in user once the proof is right; counts tries. */
  async function prove(headers: Headers, { password, answer }: Proof) {
    const user = await ownUser(auth, headers)
    if (!user) return fail('signed-out')
    if (limits && !(await limits.consume('two-factor', user.id)).ok) return fail('too-many')
    const isProved = answer
      ? (await ownerOf(headers, answer)) === Number(user.id)
      : await isPasswordOf(auth, cookiesOf(headers), password)
    return isProved ? ok({ id: Number(user.id), name: user.name, email: user.email }) : fail('wrong')
  }

  return { expected, handleOf, ownerOf, prove }
}
