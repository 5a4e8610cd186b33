import { foldMailAddress } from '../../kernel/mail-address.ts'
import type { Result } from '../../kernel/result.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type AdministratorAccess, ensureAdministrator, setAdministratorPassword } from './administrator.ts'
import { createAuth } from './auth.ts'
import { bringPerson, type OldPerson, removePeople, renewHash } from './bring-person.ts'
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
  isResetLink,
  type NewPasswordProblem,
  type ResetRequest,
  requestReset,
  resetPassword,
} from './sign-in/password-reset.ts'
import { sessionTokenReader } from './sign-in/session-cookie.ts'
import { createSessions, type SessionView } from './sign-in/sessions.ts'
import { type SignInAttempt, type SignInResult, signIn } from './sign-in/sign-in.ts'
import { createStaffUsers, type StaffUsers } from './staff-users.ts'
import { createTwoFactor, type TwoFactor } from './two-factor/two-factor.ts'

export interface Accounts extends StaffUsers, Roles, TwoFactor, Passkeys, SavedViews, Customers, MyData {
  /**
   * Answers `/api/auth/*`: the session and signing out. Calls with secrets that can be guessed are not served there.
   */
  handler(request: Request): Promise<Response>
  /**
   * Whether a `Cookie` header holds a session cookie that we signed. Its session may be over: this is a reason to look.
   */
  hasSession(cookieHeader: string | null | undefined): boolean
  /** Returns the viewer of a request. Runs no query without a session cookie that we signed. */
  viewerOf(headers: Headers): Promise<Viewer>
  /** Returns a user's own profile; undefined when the account no longer exists. */
  profile(userId: string): Promise<Profile | undefined>
  /** Records that a user has dismissed something permanently. */
  dismiss(userId: string, name: string): Promise<void>
  signIn(attempt: SignInAttempt): Promise<SignInResult>
  /** Ends the session; the returned headers remove the cookies. */
  signOut(headers: Headers): Promise<Headers>
  requestReset(request: ResetRequest): Promise<Result<void, 'too-many'>>
  /** Whether a mailed link would still set a password. */
  isResetLink(token: string): Promise<boolean>
  /** The returned headers make this a known device, so that guesses from elsewhere cannot lock its owner out. */
  resetPassword(reset: { token: string; password: string }): Promise<Result<Headers, NewPasswordProblem>>
  /** Returns the caller's sessions, newest first. */
  listSessions(headers: Headers): Promise<SessionView[]>
  /** Ends one of the caller's sessions, or all others; returns how many. */
  endSessions(headers: Headers, which: number | 'others'): Promise<number>
  /** Deletes expired sessions and verifications; for a daily job. */
  removeExpired(): Promise<void>
  /** Creates the first administrator with a generated password; undefined when there is an administrator already. */
  ensureAdministrator(): Promise<AdministratorAccess | undefined>
  /** Gives the first administrator a new password. */
  setAdministratorPassword(): Promise<AdministratorAccess>
  /** Makes an account of a site that is brought in, or finds the one with its address; nobody is mailed. */
  bringPerson(person: OldPerson): Promise<{ id: number; isNew: boolean } | undefined>
  /** Takes accounts away that an import made. */
  removePeople(ids: readonly number[]): Promise<number>
}

/** All other functions of better-auth are called through methods of `Accounts`, which count attempts. */
const servedPaths = new Set(['get-session', 'sign-out'])

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, siteUrl, clock, limits } = deps
  const mails = createMails(deps)
  const auth = createAuth(deps, mails)
  const tokenOf = sessionTokenReader(deps)
  const sessions = createSessions(db, clock, tokenOf)
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
    hasSession: (cookieHeader) => tokenOf(cookieHeader) !== undefined,
    viewerOf: sessions.viewerOf,
    profile: (userId) => readProfile(db, userId),
    dismiss: (userId, name) => dismiss(db, userId, name),
    async signIn(attempt) {
      const done = await signIn(auth, limits, devices, attempt)
      if (done.ok || done.code === 'code-needed')
        await renewHash(db, foldMailAddress(attempt.email), attempt.password)
      return done
    },
    async signOut(headers) {
      const cookie = headers.get('cookie') ?? ''
      const answer = await auth.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true })
      return answer.headers
    },
    requestReset: (request) => requestReset(auth, deps, request),
    isResetLink: (token) => isResetLink(auth, token),
    resetPassword: (reset) => resetPassword(auth, db, devices, reset),
    listSessions: sessions.list,
    endSessions: sessions.end,
    removeExpired: sessions.removeExpired,
    ensureAdministrator: () => ensureAdministrator(db, siteUrl),
    setAdministratorPassword: () => setAdministratorPassword(db, siteUrl),
    bringPerson: (person) => bringPerson(db, person),
    removePeople: (ids) => removePeople(db, ids),
  }
}
