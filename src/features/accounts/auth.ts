import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { AccountsDeps } from './deps.ts'
import {
  maxPasswordLength,
  minPasswordLength,
  resetLinkHours,
  sessionSeconds,
  twoFactorLimits,
} from './limits.ts'
import { credentials, sessions, twoFactors, users, verifications } from './schema.ts'
import { isClassicHash, isClassicPassword } from './sign-in/classic-password.ts'
import { provedSignIn } from './sign-in/proved-sign-in.ts'
import { cookiePrefix } from './sign-in/session-cookie.ts'
import { makeBackupCodes } from './two-factor/backup-codes.ts'

export type Auth = ReturnType<typeof createAuth>

/** The recipient of a mail. */
export interface Addressee {
  name: string
  email: string
}

export interface AuthMails {
  sendResetLink(to: Addressee, token: string): Promise<void>
  sendPasswordChanged(to: Addressee): Promise<void>
  /** Reports that sign-in now requires a code from an app, or no longer does. */
  sendTwoFactor(to: Addressee, state: 'on' | 'off'): Promise<void>
  /** Reports that a passkey was added or removed; `name` is the owner's name for it. */
  sendPasskey(to: Addressee, name: string, state: 'added' | 'removed'): Promise<void>
}

/** Creates better-auth, which owns passwords, sessions and reset tokens. Callers count attempts before they use it. */
export function createAuth({ db, secret, siteUrl, log }: AccountsDeps, mails: AuthMails) {
  return betterAuth({
    secret,
    baseURL: siteUrl,
    basePath: '/api/auth',
    trustedOrigins: [new URL(siteUrl).origin],
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
      },
    }),
    user: {
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        dismissed: { type: 'string[]', input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) =>
          isClassicHash(hash) ? isClassicPassword(hash, password) : verifyPassword({ hash, password }),
      },
      resetPasswordTokenExpiresIn: resetLinkHours * 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mails.sendResetLink(user, token),
      onPasswordReset: ({ user }) => mails.sendPasswordChanged(user),
    },
    plugins: [
      twoFactor({
        issuer: new URL(siteUrl).host,
        twoFactorCookieMaxAge: twoFactorLimits.secondsToAnswer,
        backupCodeOptions: { customBackupCodesGenerate: () => makeBackupCodes(twoFactorLimits.backupCodes) },
        accountLockout: {
          maxFailedAttempts: twoFactorLimits.wrongCodes,
          durationSeconds: twoFactorLimits.lockedSeconds,
        },
      }),
      provedSignIn,
    ],
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix,
      // Set explicitly, because better-auth leaves both checks out in tests.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: 'serial' },
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError)) log.error({ err: error }, 'a call under /api/auth/ failed')
      },
    },
    logger: { level: 'error', log: (_, message) => log.error({}, `sign-in: ${message}`) },
    telemetry: { enabled: false },
  })
}
