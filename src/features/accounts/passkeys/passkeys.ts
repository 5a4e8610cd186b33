import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Auth, AuthMails } from '../auth.ts'
import type { AccountsDeps } from '../deps.ts'
import { passkeyLimits } from '../limits.ts'
import { passkeys, users } from '../schema.ts'
import { keptUserAgent } from '../sign-in/sign-in.ts'
import { readMade } from './answer.ts'
import { createProofs, type NoProof, ownUser, type Proof, webauthn } from './proof.ts'
import { createBrowserNames, keepQuestion, takeQuestion } from './questions.ts'

/** A passkey as its owner sees it. */
export interface PasskeyView {
  id: number
  name: string
  createdAt: Date
  /** Null until it is used. */
  lastUsedAt: Date | null
}

/** The options for a device, and `Set-Cookie` lines that identify the browser that will answer. */
export interface Asked<Options> {
  options: Options
  cookies: readonly string[]
}

export interface Passkeys {
  /** Returns a challenge for any passkey of this site; it reveals nothing about accounts. */
  askPasskey(headers: Headers): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>>
  /** Signs in without password and code. The headers are `Set-Cookie` lines; `wrong` never says what was wrong. */
  signInWithPasskey(
    headers: Headers,
    attempt: { answer: string; remember: boolean; from: string },
  ): Promise<Result<Headers, 'wrong' | 'too-many'>>
  /** Returns a user's passkeys, oldest first. */
  passkeysOf(userId: number): Promise<readonly PasskeyView[]>
  beginPasskey(
    headers: Headers,
    proof: Proof,
  ): Promise<Result<Asked<PublicKeyCredentialCreationOptionsJSON>, NoProof | 'full'>>
  /**
   * Stores a passkey that the caller's device created. `wrong`: also when it took too long or is already registered.
   */
  keepPasskey(
    headers: Headers,
    made: { answer: string; name: string },
  ): Promise<Result<undefined, 'signed-out' | 'wrong'>>
  removePasskey(headers: Headers, id: number, proof: Proof): Promise<Result<undefined, NoProof | 'missing'>>
  /** Removes all passkeys of a user, for an administrator when a device is lost; false when there were none. */
  removePasskeysOf(userId: number): Promise<boolean>
}

/** EdDSA, ES256 and RS256 (COSE): devices support them, and every version of Node can verify them. */
const algorithms = [-8, -7, -257]

export function createPasskeys(auth: Auth, deps: AccountsDeps, mails: AuthMails): Passkeys {
  const { db, limits, siteUrl, clock } = deps
  const { hostname, host } = new URL(siteUrl)
  const browsers = createBrowserNames(siteUrl)
  const { expected, handleOf, ownerOf, prove } = createProofs(auth, deps, browsers)
  const timeout = passkeyLimits.secondsToAnswer * 1000

  const keptOf = (userId: number) =>
    db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))

  return {
    async askPasskey(headers) {
      const { browser, cookies } = browsers.giveName(headers)
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        timeout,
        challenge: await keepQuestion(db, { browser, use: 'proof' }, clock()),
      })
      return { options, cookies }
    },

    async signInWithPasskey(headers, { answer, remember, from }) {
      for (const name of ['sign-in-flood', 'sign-in'] as const)
        if (limits && !(await limits.consume(name, from)).ok) return fail('too-many')
      const userId = await ownerOf(headers, answer)
      if (userId === undefined) return fail('wrong')
      const { headers: cookies, response } = await auth.api.signInProved({
        body: { userId: String(userId), remember },
        headers: new Headers({ 'user-agent': keptUserAgent(headers.get('user-agent') ?? undefined) }),
        returnHeaders: true,
      })
      if (response === undefined) return fail('wrong')
      await limits?.giveBack('sign-in', from)
      return ok(cookies)
    },

    async passkeysOf(userId) {
      return (await keptOf(userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt,
        lastUsedAt,
      }))
    },

    async beginPasskey(headers, proof) {
      const proved = await prove(headers, proof)
      if (!proved.ok) return proved
      const { id, name, email } = proved.value
      const kept = await keptOf(id)
      if (kept.length >= passkeyLimits.most) return fail('full')
      const { browser, cookies } = browsers.giveName(headers)
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        rpID: hostname,
        rpName: host,
        userName: email,
        userDisplayName: name,
        timeout,
        userID: handleOf(id),
        challenge: await keepQuestion(db, { browser, use: `new of ${id}` }, clock()),
        excludeCredentials: kept.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      })
      return ok({ options, cookies })
    },

    async keepPasskey(headers, { answer: typed, name }) {
      const user = await ownUser(auth, headers)
      if (!user) return fail('signed-out')
      const read = readMade(typed)
      if (!read) return fail('wrong')
      const { answer, challenge } = read
      const userId = Number(user.id)
      const question = { challenge, browser: browsers.nameIn(headers), use: `new of ${userId}` } as const
      if (!(await takeQuestion(db, question, clock()))) return fail('wrong')
      const { verifyRegistrationResponse } = await webauthn()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: answer,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ verified: false, registrationInfo: undefined }))
      if (!verified || !registrationInfo) return fail('wrong')
      const { id: credentialId, publicKey, counter } = registrationInfo.credential
      const called = cleanName(name)
      const kept = await db
        .insert(passkeys)
        .values({
          userId,
          name: called,
          credentialId,
          counter,
          createdAt: clock(),
          publicKey: Buffer.from(publicKey).toString('base64url'),
        })
        .onConflictDoNothing()
        .returning({ id: passkeys.id })
      if (kept.length === 0) return fail('wrong')
      await mails.sendPasskey(user, called, 'added')
      return ok(undefined)
    },

    async removePasskey(headers, id, proof) {
      const proved = await prove(headers, proof)
      if (!proved.ok) return proved
      const [removed] = await db
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, proved.value.id)))
        .returning({ name: passkeys.name })
      if (!removed) return fail('missing')
      await mails.sendPasskey(proved.value, removed.name, 'removed')
      return ok(undefined)
    },

    async removePasskeysOf(userId) {
      const [user] = await db.select().from(users).where(eq(users.id, userId))
      const removed = await db
        .delete(passkeys)
        .where(eq(passkeys.userId, userId))
        .returning({ name: passkeys.name })
      if (!user || removed.length === 0) return false
      await mails.sendPasskey(user, removed.map(({ name }) => name).join(', '), 'removed')
      return true
    },
  }
}

const cleanName = (name: string): string =>
  name.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, passkeyLimits.longestName) ||
  'Passkey'
