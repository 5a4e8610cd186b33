import { APIError } from 'better-auth/api'
import { eq, inArray } from 'drizzle-orm'
import { readMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Auth, AuthMails } from '../auth.ts'
import type { AccountsDeps } from '../deps.ts'
import { maxPasswordLength, minPasswordLength, resetLinkHours } from '../limits.ts'
import { noteProof } from '../note-proof.ts'
import { ownerOf } from '../owner-of.ts'
import { passkeys, users } from '../schema.ts'
import { accountTexts } from '../texts.nl.ts'
import { hasPassword } from '../users.ts'
import type { KnownDevices } from './known-device.ts'

const texts = createTexts<keyof typeof accountTexts>(textData(accountTexts))

/** The page where a visitor requests a link, and to which the link leads (decisions, routes). */
const resetPath = '/my-account/lost-password/'
/** The page with the passkeys of an account. */
const passkeysPath = '/my-account/passkeys/'

export function createMails({
  db,
  mail,
  siteUrl,
  siteName,
}: Pick<AccountsDeps, 'db' | 'mail' | 'siteUrl' | 'siteName'>): AuthMails {
  return {
    /** An account without a password was invited. */
    async sendResetLink({ name, email }, token) {
      const kind = (await hasPassword(db, email)) ? 'reset' : 'invite'
      const site = await siteName()
      await mail.send({
        to: email,
        secrets: [token],
        subject: texts(`${kind}Subject`, { site }),
        text: texts(`${kind}Text`, {
          name,
          site,
          hours: resetLinkHours,
          link: `${siteUrl}${resetPath}?token=${encodeURIComponent(token)}`,
          again: `${siteUrl}${resetPath}`,
        }),
      })
    },
    async sendTwoFactor({ name, email }, state) {
      const kind = state === 'on' ? 'twoFactorOn' : 'twoFactorOff'
      const site = await siteName()
      await mail.send({
        to: email,
        secrets: [],
        subject: texts(`${kind}Subject`),
        text: texts(`${kind}Text`, { name, site, link: `${siteUrl}${resetPath}` }),
      })
    },
    async sendPasskey({ name, email }, passkey, state) {
      const kind = state === 'added' ? 'passkeyAdded' : 'passkeyRemoved'
      const site = await siteName()
      await mail.send({
        to: email,
        secrets: [],
        subject: texts(`${kind}Subject`),
        text: texts(`${kind}Text`, {
          name,
          site,
          passkey,
          passkeys: `${siteUrl}${passkeysPath}`,
          link: `${siteUrl}${resetPath}`,
        }),
      })
    },
    /** A new password does not change passkeys, so the mail asks the owner to check them, too. */
    async sendPasswordChanged({ name, email }) {
      const own = db.select({ id: users.id }).from(users).where(eq(users.email, email))
      const hasPasskeys = (await db.$count(passkeys, inArray(passkeys.userId, own))) > 0
      const said = texts('changedText', { name, site: await siteName(), link: `${siteUrl}${resetPath}` })
      const more = texts('changedPasskeys', { link: `${siteUrl}${passkeysPath}` })
      await mail.send({
        to: email,
        secrets: [],
        subject: texts('changedSubject'),
        text: hasPasskeys ? `${said}\n\n${more}` : said,
      })
    },
  }
}

export interface ResetRequest {
  email: string
  /** The client address, whose requests are counted. */
  from: string
}

/**
 * Mails a link when the account exists. Returns before it makes one, so neither the result nor its timing reveals whether
 * the account exists (abuse 9).
 */
export async function requestReset(
  auth: Auth,
  { db, limits, log }: Pick<AccountsDeps, 'db' | 'limits' | 'log'>,
  request: ResetRequest,
): Promise<Result<void, 'too-many'>> {
  const email = readMailAddress(request.email)
  if (limits && !(await limits.consume('link-house', request.from)).ok) return fail('too-many')
  if (email === undefined) return ok(undefined)
  // Whoever types somebody's address keeps them from nothing: a link that still works is in their mail (abuse 34).
  if (!limits || (await limits.consume('link-address', await ownerOf(db, email))).ok) {
    auth.api
      .requestPasswordReset({ body: { email } })
      .catch((error: unknown) => log.error({ err: error }, 'a reset link could not be mailed'))
  }
  return ok(undefined)
}

/** Whether a mailed link would still set a password, once one is chosen. */
export async function isResetLink(auth: Auth, token: string): Promise<boolean> {
  const asked = await (await auth.$context).internalAdapter.findVerificationValue(`reset-password:${token}`)
  return asked !== null && asked.expiresAt > new Date()
}

export type NewPasswordProblem = 'too-short' | 'too-long' | 'link-expired'

/**
 * Sets the password, ends all sessions of the user and mails them about it. The token works once. Its holder can read
 * the owner's mail: the address counts as proved, and the headers make this browser a known device.
 */
export async function resetPassword(
  auth: Auth,
  db: Database,
  devices: KnownDevices,
  { token, password }: { token: string; password: string },
): Promise<Result<Headers, NewPasswordProblem>> {
  if (password.length < minPasswordLength) return fail('too-short')
  if (password.length > maxPasswordLength) return fail('too-long')
  try {
    const { internalAdapter } = await auth.$context
    const asked = await internalAdapter.findVerificationValue(`reset-password:${token}`)
    await auth.api.resetPassword({ body: { newPassword: password, token } })
    const [user] = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(eq(users.id, Number(asked?.value)))
    if (user) await noteProof(db, user.id, user.email)
    return ok(new Headers(user && { 'set-cookie': devices.remember(user.email) }))
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400) return fail('link-expired')
    throw error
  }
}
