import { APIError } from 'better-auth/api'
import { z } from 'zod'
import { foldMailAddress, mailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { dropCookie } from '../../../platform/http/cookies.ts'
import type { Auth } from '../auth.ts'
import type { AccountLimits } from '../deps.ts'
import { maxPasswordLength } from '../limits.ts'
import { countAttempt } from './attempts.ts'
import type { KnownDevices } from './known-device.ts'

export interface SignInAttempt {
  email: string
  password: string
  /** False: the cookie lasts until the browser closes, the session for a day. */
  remember: boolean
  /** The client address, whose attempts are counted. */
  from: string
  /** The `Cookie` header, which shows whether this browser has signed in to this account before. */
  cookies?: string | null
  /** Stored with the session, so that its owner recognises it. */
  userAgent?: string
}

/**
 * The headers are the `Set-Cookie` lines of the response. `wrong` never says which of the two was wrong. `code-needed`
 * has headers, too: `answerCode` needs their cookies.
 */
export type SignInResult = Result<Headers, 'wrong' | 'too-many' | 'code-needed', Headers>

const attemptSchema = z.object({ email: mailAddress, password: z.string().min(1).max(maxPasswordLength) })

/** Returns the part of a user agent that is stored with a session. */
export const keptUserAgent = (userAgent: string | undefined): string => userAgent?.slice(0, 300) ?? ''

export async function signIn(
  auth: Auth,
  limits: AccountLimits | undefined,
  devices: KnownDevices,
  attempt: SignInAttempt,
): Promise<SignInResult> {
  const email = foldMailAddress(attempt.email)
  const read = attemptSchema.safeParse({ email, password: attempt.password })
  const device = devices.deviceOf(attempt.cookies, email)
  const counted = await countAttempt(limits, { from: attempt.from, email, device })
  if (!counted) return fail('too-many')
  if (!read.success) return fail('wrong')
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { ...read.data, rememberMe: attempt.remember },
      headers: new Headers({ 'user-agent': keptUserAgent(attempt.userAgent) }),
      returnHeaders: true,
    })
    await counted.giveBack()
    headers.append('set-cookie', devices.remember(email, device))
    if (!('twoFactorRedirect' in response)) return ok(headers)
    // This cookie of an earlier sign-in would make this one end after a day, too.
    if (attempt.remember) {
      const { name, attributes } = (await auth.$context).authCookies.dontRememberToken
      headers.append('set-cookie', dropCookie(name, { path: attributes.path, secure: attributes.secure }))
    }
    return fail('code-needed', headers)
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return fail('wrong')
    throw error
  }
}
