import { APIError } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Auth, AuthMails } from '../auth.ts'
import type { AccountsDeps } from '../deps.ts'
import { maxPasswordLength } from '../limits.ts'
import { sessions, twoFactors, users } from '../schema.ts'
import { waitingSignInOf } from '../sign-in/session-cookie.ts'
import { keptUserAgent } from '../sign-in/sign-in.ts'
import { typedBackupCode } from './backup-codes.ts'
import { stepOf } from './code-step.ts'
import { forgetTwoFactor, takeStep } from './two-factor-state.ts'

/** The key for an app, shown once. */
export interface AppKey {
  /** Base 32, for users who cannot scan the QR code. */
  key: string
  /** Contents of the QR code: `otpauth://totp/…`. */
  address: string
}

export interface CodeAttempt {
  /** Six digits of the app, or one of the backup codes. */
  code: string
  /** The client address, whose attempts are counted. */
  from: string
  userAgent?: string
}

/**
 * `expired`: the sign-in took too long, had too many wrong codes, or used a code that is no newer than the last one. It
 * must start again with the password.
 */
export type CodeProblem = 'wrong' | 'wrong-backup-code' | 'too-many' | 'expired'
export type CodeResult = Result<Headers, CodeProblem>
export type WithPassword<Value> = Result<Value, 'signed-out' | 'wrong-password' | 'too-many'>

export interface TwoFactor {
  /** Completes the sign-in that the cookies in `headers` name with its code. */
  answerCode(headers: Headers, attempt: CodeAttempt): Promise<CodeResult>
  /** Creates a key for an app, which takes effect with its first right code. `on`: there is one already. */
  beginTwoFactor(
    headers: Headers,
    password: string,
  ): Promise<WithPassword<AppKey> | { ok: false; code: 'on' }>
  /** Returns the address of a key that was shown before. */
  addressOf(headers: Headers, key: string): Promise<string | undefined>
  /** Turns it on with a right code; returns the backup codes and the cookies of a new session. */
  confirmTwoFactor(
    headers: Headers,
    code: string,
  ): Promise<
    Result<{ backupCodes: readonly string[]; cookies: Headers }, 'signed-out' | 'wrong' | 'too-many'>
  >
  /** Replaces the backup codes. */
  renewBackupCodes(headers: Headers, password: string): Promise<WithPassword<readonly string[]>>
  /** Turns it off; returns the cookies of a new session. */
  endTwoFactor(headers: Headers, password: string): Promise<WithPassword<Headers>>
  /** Turns it off for a user without their phone, by an administrator; false when it was off already. */
  resetTwoFactor(userId: number): Promise<boolean>
}

export function createTwoFactor(
  auth: Auth,
  { db, limits, siteUrl }: Pick<AccountsDeps, 'db' | 'limits' | 'siteUrl'>,
  mails: AuthMails,
): TwoFactor {
  const issuer = new URL(siteUrl).host
  const cookiesOf = (headers: Headers) => new Headers({ cookie: headers.get('cookie') ?? '' })

  async function ownUser(headers: Headers) {
    const found = await auth.api.getSession({ headers: cookiesOf(headers) })
    return found?.user
  }
  const taken = async (key: string) => !limits || (await limits.consume('two-factor', key)).ok

  /**
   * Has better-auth check a code from the app. `isNew` is false for a right code that is no newer than the last one.
   */
  async function verifyCode(code: string, headers: Headers) {
    const asked = Date.now()
    const { headers: cookies, response } = await auth.api.verifyTOTP({
      body: { code },
      headers,
      returnHeaders: true,
    })
    const userId = Number(response.user.id)
    const [kept] = await db
      .select({ secret: twoFactors.secret })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId))
    const { secretConfig } = await auth.$context
    const key = kept && (await symmetricDecrypt({ key: secretConfig, data: kept.secret }))
    const isNew = key !== undefined && (await takeStep(db, userId, stepOf(key, code, asked)))
    return { isNew, cookies, token: response.token }
  }

  /** Runs an action that needs the caller's password; counts guesses. */
  async function withPassword<Value>(
    headers: Headers,
    password: string,
    run: (user: { id: string; name: string; email: string }) => Promise<Value>,
  ): Promise<WithPassword<Value>> {
    const user = await ownUser(headers)
    if (!user) return fail('signed-out')
    if (!(await taken(user.id))) return fail('too-many')
    if (password === '' || password.length > maxPasswordLength) return fail('wrong-password')
    try {
      return ok(await run(user))
    } catch (error) {
      if (error instanceof APIError && error.statusCode === 400) return fail('wrong-password')
      throw error
    }
  }

  const address = (email: string, key: string) =>
    `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret: key, issuer })}`

  return {
    async answerCode(headers, { code, from, userAgent }) {
      if (limits && !(await limits.consume('sign-in-code', from)).ok) return fail('too-many')
      const cookie = waitingSignInOf(headers.get('cookie'))
      if (cookie === '') return fail('expired')
      const given = code.replace(/\s/g, '')
      const isOfApp = /^\d{6}$/.test(given)
      const own = new Headers({ cookie, 'user-agent': keptUserAgent(userAgent) })
      try {
        if (!isOfApp) {
          const call = { body: { code: typedBackupCode(code) }, headers: own, returnHeaders: true as const }
          return ok((await auth.api.verifyBackupCode(call)).headers)
        }
        const { isNew, cookies, token } = await verifyCode(given, own)
        if (isNew) return ok(cookies)
        await db.delete(sessions).where(eq(sessions.token, token))
        return fail('expired')
      } catch (error) {
        if (!(error instanceof APIError)) throw error
        // The same backup code, a moment ago.
        if (error.status === 'CONFLICT') return fail('expired')
        const problem = problems[String(error.body?.code)]
        if (problem) return fail(problem)
        throw error
      }
    },

    async beginTwoFactor(headers, password) {
      if ((await ownUser(headers))?.twoFactorEnabled) return { ok: false, code: 'on' }
      return withPassword(headers, password, async ({ email }) => {
        const { totpURI } = await auth.api.enableTwoFactor({
          body: { password },
          headers: cookiesOf(headers),
        })
        const key = new URL(totpURI).searchParams.get('secret') ?? ''
        return { key, address: address(email, key) }
      })
    },

    async addressOf(headers, key) {
      const user = await ownUser(headers)
      return user && /^[A-Z2-7]{16,128}$/.test(key) ? address(user.email, key) : undefined
    },

    async confirmTwoFactor(headers, code) {
      const user = await ownUser(headers)
      if (!user) return fail('signed-out')
      if (!(await taken(user.id))) return fail('too-many')
      try {
        const { isNew, cookies } = await verifyCode(code.replace(/\s/g, ''), cookiesOf(headers))
        if (!isNew) return fail('wrong')
        const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: user.id } })
        await mails.sendTwoFactor(user, 'on')
        return ok({ backupCodes, cookies })
      } catch (error) {
        if (error instanceof APIError && (error.statusCode === 401 || error.statusCode === 400))
          return fail('wrong')
        throw error
      }
    },

    renewBackupCodes: (headers, password) =>
      withPassword(headers, password, async () => {
        const { backupCodes } = await auth.api.generateBackupCodes({
          body: { password },
          headers: cookiesOf(headers),
        })
        return backupCodes
      }),

    endTwoFactor: (headers, password) =>
      withPassword(headers, password, async (user) => {
        const { headers: cookies } = await auth.api.disableTwoFactor({
          body: { password },
          headers: cookiesOf(headers),
          returnHeaders: true,
        })
        await mails.sendTwoFactor(user, 'off')
        return cookies
      }),

    async resetTwoFactor(userId) {
      const [user] = await db
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, userId))
      if (!user || !(await db.transaction((tx) => forgetTwoFactor(tx, userId)))) return false
      await mails.sendTwoFactor(user, 'off')
      return true
    },
  }
}

/** Our problems, by better-auth's error codes. */
const problems: Readonly<Record<string, CodeProblem>> = {
  INVALID_CODE: 'wrong',
  INVALID_BACKUP_CODE: 'wrong-backup-code',
  ACCOUNT_TEMPORARILY_LOCKED: 'too-many',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'expired',
  INVALID_TWO_FACTOR_COOKIE: 'expired',
  TOTP_NOT_ENABLED: 'expired',
  BACKUP_CODES_NOT_ENABLED: 'expired',
}
