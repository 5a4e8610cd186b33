import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq, ne } from 'drizzle-orm'
import { readMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Auth } from '../auth.ts'
import type { AccountsDeps, AttemptLimit } from '../deps.ts'
import { leaveAddress } from '../leave-address.ts'
import { codeLimits, maxPasswordLength, minPasswordLength, proofHours } from '../limits.ts'
import { noteProof } from '../note-proof.ts'
import { ownerOf } from '../owner-of.ts'
import { addresses, passkeys, sessions, users } from '../schema.ts'
import { createKnownDevices } from '../sign-in/known-device.ts'
import { keptUserAgent } from '../sign-in/sign-in.ts'
import { accountTexts } from '../texts.nl.ts'
import { forgetTwoFactor } from '../two-factor/two-factor-state.ts'
import { keepPassword } from '../users.ts'
import {
  digest,
  dropRegistrations,
  keepCode,
  keepProof,
  ownerMark,
  type Proof,
  readProof,
  takeCode,
  takeProof,
} from './proofs.ts'

export interface NewCustomer {
  name: string
  email: string
  password: string
  /** The client address, whose attempts are counted. */
  from: string
  /** A secret that the asking browser holds: its owner need not choose the password again. */
  browser?: string
  /** The order that was placed in the same form; it joins the account. */
  orderId?: number
}

/** Who follows a mailed link. */
export interface Follower {
  /** As in `NewCustomer`. */
  browser?: string | undefined
  /** Who is signed in. */
  userId?: string | undefined
  /** Chosen on the page of the link. */
  password?: string
  userAgent?: string | undefined
  /** Puts an order with this address into the account; returns how many joined. */
  join?(orderId: number, email: string, userId: string, tx: Transaction): Promise<number>
}

/**
 * What the page of a mailed link asks for. `choose-password`: the link was followed in another browser than the one that
 * asked, so that nobody can tell whether the owner of the address chose that password. `sign-in`: only the owner of the
 * account may give it another address.
 */
export type LinkStep = 'confirm' | 'choose-password' | 'sign-in' | 'expired'

/** What a followed link did; the headers sign in. `joined`: orders that joined the account. */
export interface Followed {
  done: 'registered' | 'handed-over' | 'email-changed'
  headers: Headers
  joined: number
}

export type FollowProblem = 'link-expired' | 'sign-in' | 'choose-password' | 'too-short' | 'too-long'

/** Addresses, by the field names of the checkout form. */
export interface KeptAddresses {
  billing?: Readonly<Record<string, string>>
  shipping?: Readonly<Record<string, string>>
}

export type NewPassword = Result<
  Headers,
  'signed-out' | 'wrong-password' | 'too-many' | 'too-short' | 'too-long'
>

/** What customers can do with their own account. */
export interface Customers {
  /** Whether the length of a password is allowed. */
  isPassword(password: string): boolean
  /**
   * Mails a link that creates the account. If an account exists already, the mail says so. Neither the result nor its
   * timing reveals whether one exists (abuse 9).
   */
  register(
    customer: NewCustomer,
  ): Promise<Result<undefined, 'bad-email' | 'too-short' | 'too-long' | 'too-many'>>
  /** What the page of a mailed link has to ask for. */
  stepOf(token: string, follower: Follower): Promise<LinkStep>
  /**
   * Carries out what the link in a mail is for. Opening the link must not call this: mail scanners open links, too. A
   * new account belongs to whoever follows its link: the password is that of the browser that asked for it, or one that
   * is chosen here.
   */
  follow(token: string, follower: Follower): Promise<Result<Followed, FollowProblem>>
  changeName(userId: string, name: string): Promise<void>
  /**
   * Mails a link to the new address, or to the present one when nobody proved it. The old address stays until the link
   * is followed by somebody who is signed in to the account, and then gets a mail about it. A new password ends the
   * link: whoever was in the account before has no way back by it. `from` is the client address, whose mails are counted.
   */
  changeEmail(
    userId: string,
    email: string,
    from?: string,
  ): Promise<Result<undefined, 'bad-email' | 'too-many'>>
  /**
   * Mails a link to another address of somebody's account, for staff. Whoever follows it gets the account: its password,
   * passkeys, second step and sessions end.
   */
  handOver(id: number, email: string): Promise<void>
  /** Changes the password and ends all other sessions; the headers set the cookies of a new session. */
  changePassword(headers: Headers, change: { current: string; next: string }): Promise<NewPassword>
  addresses(userId: string): Promise<KeptAddresses>
  /** Replaces the given addresses; the other stays unchanged. */
  keepAddresses(userId: string, kept: KeptAddresses): Promise<void>
  /** Mails a code to the customer's own address; who types it has proved that address. */
  sendJoinCode(userId: string): Promise<Result<undefined, 'too-many'>>
  /**
   * Checks the code and calls `join` with the address to which it was sent, in the transaction that uses the code, so
   * that both happen or neither.
   */
  answerJoinCode<Joined>(
    userId: string,
    code: string,
    join: (email: string, tx: Transaction) => Promise<Joined>,
  ): Promise<Result<Joined, 'wrong' | 'expired' | 'too-many'>>
}

const texts = createTexts<keyof typeof accountTexts>(textData(accountTexts))
type ProofMail = 'register' | 'registerOrder' | 'newEmail' | 'proveEmail' | 'handOver'

const longestName = 200

export function createCustomers(auth: Auth, deps: AccountsDeps): Customers {
  const { db, mail, siteUrl, siteName, clock, limits } = deps
  const devices = createKnownDevices(deps)
  const isTaken = async (name: AttemptLimit, key: string) =>
    limits !== undefined && !(await limits.consume(name, key)).ok
  const linkTo = (token: string) => `${siteUrl}/my-account/confirm/?token=${encodeURIComponent(token)}`
  const send = async (
    kind: ProofMail | 'known' | 'handOverAsked' | 'join',
    to: string,
    values: Record<string, string | number>,
    secrets: readonly string[],
  ) => {
    const site = await siteName()
    return mail.send({
      to,
      secrets,
      subject: texts(`${kind}Subject`, { site }),
      text: texts(`${kind}Text`, { site, hours: proofHours, minutes: codeLimits.minutes, ...values }),
    })
  }
  /** Does the same work whether the address has another account or not, so that its timing reveals nothing (abuse 9). */
  async function sendProof(kind: ProofMail, proof: Proof): Promise<void> {
    const token = await keepProof(db, proof, clock())
    const others = proof.kind === 'register' ? undefined : ne(users.id, proof.userId)
    const isKnown = (await db.$count(users, and(eq(users.email, proof.email), others))) > 0
    if (isKnown) await send('known', proof.email, { link: `${siteUrl}/my-account/lost-password/` }, [])
    else await send(kind, proof.email, { link: linkTo(token) }, [token])
  }

  const stepFor = (proof: Proof | undefined, { browser, userId }: Follower): LinkStep => {
    if (!proof) return 'expired'
    if (proof.kind === 'change-email') return String(proof.userId) === userId ? 'confirm' : 'sign-in'
    const isSame = proof.kind === 'register' && browser !== undefined && proof.browser === digest(browser)
    return isSame ? 'confirm' : 'choose-password'
  }

  /** Signs in whoever followed a link to the address of this account. */
  async function welcome(userId: number, email: string, userAgent: string | undefined): Promise<Headers> {
    const { headers } = await auth.api.signInProved({
      body: { userId: String(userId), remember: true },
      headers: new Headers({ 'user-agent': keptUserAgent(userAgent) }),
      returnHeaders: true,
    })
    headers.append('set-cookie', devices.remember(email))
    return headers
  }

  async function makeAccount(
    tx: Transaction,
    proof: Extract<Proof, { kind: 'register' }>,
    hash: string,
    join: Follower['join'],
  ): Promise<{ userId: number; joined: number } | undefined> {
    const [user] = await tx
      .insert(users)
      .values({ name: proof.name || proof.email, email: proof.email, emailVerified: true })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return undefined
    const others = await dropRegistrations(tx, proof.email, clock())
    await keepPassword(tx, user.id, hash)
    let joined = 0
    for (const order of new Set([...proof.orders, ...others]))
      joined += (await join?.(order, proof.email, String(user.id), tx)) ?? 0
    return { userId: user.id, joined }
  }

  /** Gives an account the address of a link; false when the account or the address changed since it was mailed. */
  async function moveAccount(tx: Transaction, proof: Exclude<Proof, { kind: 'register' }>): Promise<boolean> {
    const [before] = await tx.select().from(users).where(eq(users.id, proof.userId)).for('update')
    const isOpen = before && (await ownerMark(tx, before.id)) === proof.ownerMark
    const elsewhere = and(eq(users.email, proof.email), ne(users.id, proof.userId))
    if (!isOpen || (await tx.$count(users, elsewhere)) > 0) return false
    await tx
      .update(users)
      .set({ email: proof.email, emailVerified: true, updatedAt: clock() })
      .where(eq(users.id, before.id))
    if (before.email !== proof.email) await leaveAddress(deps, tx, before, proof.email)
    return true
  }

  return {
    isPassword: ({ length }) => length >= minPasswordLength && length <= maxPasswordLength,

    async register({ name, email: typed, password, from, browser, orderId }) {
      const email = readMailAddress(typed)
      if (email === undefined) return fail('bad-email')
      if (password.length < minPasswordLength) return fail('too-short')
      if (password.length > maxPasswordLength) return fail('too-long')
      if (await isTaken('link-house', from)) return fail('too-many')
      // The answer stays the same. A link that still works is in their mail: in another browser it asks for a password, so
      // that it gives nobody's in.
      const isHeld = await isTaken('register-address', await ownerOf(db, email))
      if (isHeld && orderId === undefined) return ok(undefined)
      const hash = await hashPassword(password)
      const proof = {
        ...({ kind: 'register', email, name: name.trim().slice(0, longestName), hash } as const),
        browser: browser === undefined ? undefined : digest(browser),
      }
      const own = orderId === undefined ? [] : [orderId]
      if (isHeld) {
        // Whichever link is followed, the order joins.
        await keepProof(db, { ...proof, orders: own }, clock())
        return ok(undefined)
      }
      // Whoever presses twice, or asks again, asks for the same.
      const before = await dropRegistrations(db, email, clock(), (hash) => verifyPassword({ hash, password }))
      const orders = [...before, ...own]
      await sendProof(orders.length === 0 ? 'register' : 'registerOrder', { ...proof, orders })
      return ok(undefined)
    },

    stepOf: async (token, follower) => stepFor(await readProof(db, token, clock()), follower),

    async follow(token, follower) {
      const { password, userAgent, join } = follower
      const known = await readProof(db, token, clock())
      const step = stepFor(known, follower)
      if (!known || step === 'expired') return fail('link-expired')
      if (step === 'sign-in') return fail('sign-in')
      let hash = known.kind === 'register' ? known.hash : undefined
      if (step === 'choose-password') {
        if (password === undefined) return fail('choose-password')
        if (password.length < minPasswordLength) return fail('too-short')
        if (password.length > maxPasswordLength) return fail('too-long')
        hash = await hashPassword(password)
      }
      const done = await db.transaction(async (tx) => {
        const proof = await takeProof(tx, token, clock())
        if (!proof) return undefined
        if (proof.kind === 'register')
          return hash === undefined ? undefined : makeAccount(tx, proof, hash, join)
        if (!(await moveAccount(tx, proof))) return undefined
        if (proof.kind === 'hand-over' && hash !== undefined) {
          await tx.delete(passkeys).where(eq(passkeys.userId, proof.userId))
          await forgetTwoFactor(tx, proof.userId)
          await keepPassword(tx, proof.userId, hash)
          await tx.delete(sessions).where(eq(sessions.userId, proof.userId))
        }
        return { userId: proof.userId, joined: 0 }
      })
      if (!done) return fail('link-expired')
      if (known.kind === 'change-email')
        return ok({ done: 'email-changed', headers: new Headers(), joined: 0 })
      return ok({
        done: known.kind === 'register' ? 'registered' : 'handed-over',
        headers: await welcome(done.userId, known.email, userAgent),
        joined: done.joined,
      })
    },

    async changeName(userId, name) {
      const kept = name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName)
      if (kept)
        await db
          .update(users)
          .set({ name: kept })
          .where(eq(users.id, Number(userId)))
    },

    async changeEmail(userId, typed, from) {
      const email = readMailAddress(typed)
      if (email === undefined) return fail('bad-email')
      if (await isTaken('link-account', `user ${userId}`)) return fail('too-many')
      if (from !== undefined && (await isTaken('link-house', from))) return fail('too-many')
      const id = Number(userId)
      const isOwn = (await db.$count(users, and(eq(users.id, id), eq(users.email, email)))) > 0
      await sendProof(isOwn ? 'proveEmail' : 'newEmail', {
        kind: 'change-email',
        userId: id,
        email,
        ownerMark: await ownerMark(db, id),
      })
      return ok(undefined)
    },

    async handOver(id, email) {
      const [now] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
      if (now) await send('handOverAsked', now.email, { email }, [])
      await sendProof('handOver', {
        kind: 'hand-over',
        userId: id,
        email,
        ownerMark: await ownerMark(db, id),
      })
    },

    async changePassword(headers, { current, next }) {
      const cookie = new Headers({ cookie: headers.get('cookie') ?? '' })
      const found = await auth.api.getSession({ headers: cookie })
      if (!found) return fail('signed-out')
      if (next.length < minPasswordLength) return fail('too-short')
      if (next.length > maxPasswordLength) return fail('too-long')
      if (await isTaken('two-factor', String(found.user.id))) return fail('too-many')
      try {
        const answer = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers: cookie,
          returnHeaders: true,
        })
        return ok(answer.headers)
      } catch (error) {
        if (error instanceof APIError && error.statusCode === 400) return fail('wrong-password')
        throw error
      }
    },

    async addresses(userId) {
      const [row] = await db
        .select()
        .from(addresses)
        .where(eq(addresses.userId, Number(userId)))
      return { billing: row?.billing ?? {}, shipping: row?.shipping ?? {} }
    },

    async keepAddresses(userId, kept) {
      await db
        .insert(addresses)
        .values({ userId: Number(userId), ...kept })
        .onConflictDoUpdate({ target: addresses.userId, set: kept })
    },

    async sendJoinCode(userId) {
      if (await isTaken('link-account', `user ${userId}`)) return fail('too-many')
      const [user] = await db
        .select()
        .from(users)
        .where(eq(users.id, Number(userId)))
      if (user) {
        const code = await keepCode(db, 'join', userId, user.email, clock())
        await send('join', user.email, { name: user.name, code }, [code])
      }
      return ok(undefined)
    },

    async answerJoinCode(userId, code, join) {
      if (await isTaken('two-factor', `join ${userId}`)) return fail('too-many')
      return db.transaction(async (tx) => {
        const proved = await takeCode(tx, 'join', userId, code, clock())
        if (!proved.ok) return proved
        await noteProof(tx, Number(userId), proved.value)
        return ok(await join(proved.value, tx))
      })
    },
  }
}
