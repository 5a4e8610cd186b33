import type { Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type AdministratorAccess, ensureAdministrator, setAdministratorPassword } from './administrator.ts'
import { createAuth } from './auth.ts'
import { type Customers, createCustomers } from './customers/customers.ts'
import type { AccountsDeps } from './deps.ts'
import { createMyData, type MyData } from './my-data/my-data.ts'
import { createPasskeys, type Passkeys } from './passkeys/passkeys.ts'
import { dismiss, type Profile, readProfile } from './profile.ts'
import { createRoles, type Roles } from './roles/roles.ts'
import { createSavedViews, type SavedViews } from './saved-views.ts'
import { createKnownDevices } from './sign-in/known-device.ts'
import {
  createMails,
  type NewPasswordProblem,
  type ResetRequest,
  requestReset,
  resetPassword,
} from './sign-in/password-reset.ts'
import { createSessions, type SessionView } from './sign-in/sessions.ts'
import { type SignInAttempt, type SignInResult, signIn } from './sign-in/sign-in.ts'
import { createStaffUsers, type StaffUsers } from './staff-users.ts'
import { createTwoFactor, type TwoFactor } from './two-factor/two-factor.ts'

export interface Accounts extends StaffUsers, Roles, TwoFactor, Passkeys, SavedViews, Customers, MyData {
  /** For `/api/auth/*`: whether one is signed in, and signing out. Whatever can be guessed is not served there. */
  handler(request: Request): Promise<Response>
  /** Who asks. Without a session cookie it costs no query. */
  viewerOf(headers: Headers): Promise<Viewer>
  /** Somebody as they may be told to themselves; undefined when they are no more. */
  profile(userId: string): Promise<Profile | undefined>
  /** Keeps that they put something away for good. */
  dismiss(userId: string, name: string): Promise<void>
  signIn(attempt: SignInAttempt): Promise<SignInResult>
  /** Ends the session; the headers take the cookies away. */
  signOut(headers: Headers): Promise<Headers>
  requestReset(request: ResetRequest): Promise<Result<void, 'too-many'>>
  /** The headers make the browser known, so that its owner can sign in whoever guesses elsewhere. */
  resetPassword(reset: { token: string; password: string }): Promise<Result<Headers, NewPasswordProblem>>
  /** The sessions of who asks, the newest first. */
  listSessions(headers: Headers): Promise<SessionView[]>
  /** Ends one session of who asks, or all others; says how many. */
  endSessions(headers: Headers, which: number | 'others'): Promise<number>
  /** For a daily job. */
  removeExpired(): Promise<void>
  /** Makes the first administrator with a password of its own; undefined when there is one. */
  ensureAdministrator(): Promise<AdministratorAccess | undefined>
  /** A new password for the first administrator. */
  setAdministratorPassword(): Promise<AdministratorAccess>
}

/** Everything else of better-auth has a door of its own here, where attempts are counted. */
const servedPaths = new Set(['get-session', 'sign-out'])

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, siteUrl, clock, limits } = deps
  const mails = createMails(deps)
  const auth = createAuth(deps, mails)
  const sessions = createSessions(auth, db, clock)
  const devices = createKnownDevices(deps)
  return {
    ...createStaffUsers(auth, deps),
    ...createRoles(deps),
    ...createTwoFactor(auth, deps, mails),
    ...createPasskeys(auth, deps, mails),
    ...createSavedViews(db),
    ...createCustomers(auth, deps),
    ...createMyData(deps),
    async handler(request) {
      const path = new URL(request.url).pathname.replace(/^\/api\/auth\//, '')
      return servedPaths.has(path) ? auth.handler(request) : new Response(null, { status: 404 })
    },
    viewerOf: sessions.viewerOf,
    profile: (userId) => readProfile(db, userId),
    dismiss: (userId, name) => dismiss(db, userId, name),
    signIn: (attempt) => signIn(auth, limits, devices, attempt),
    async signOut(headers) {
      const cookie = headers.get('cookie') ?? ''
      const answer = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true })
      return answer.headers
    },
    requestReset: (request) => requestReset(auth, deps, request),
    resetPassword: (reset) => resetPassword(auth, db, devices, reset),
    listSessions: sessions.list,
    endSessions: sessions.end,
    removeExpired: sessions.removeExpired,
    ensureAdministrator: () => ensureAdministrator(db, siteUrl),
    setAdministratorPassword: () => setAdministratorPassword(db, siteUrl),
  }
}
