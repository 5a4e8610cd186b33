import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Auth } from '../auth.ts'
import type { AccountsDeps, AttemptLimit } from '../deps.ts'
import { leaveAddress } from '../leave-address.ts'
import { codeLimits, maxPasswordLength, minPasswordLength, proofHours } from '../limits.ts'
import { addresses, credentials, users } from '../schema.ts'
import { accountTexts } from '../texts.nl.ts'
import {
  dropRegistrations,
  keepCode,
  keepProof,
  ownerMark,
  type Proof,
  takeCode,
  takeProof,
} from './proofs.ts'

export interface NewCustomer {
  name: string
  email: string
  password: string
  /** The client address, whose attempts are counted. */
  from: string
}

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
  /**
   * Carries out what the link in a mail is for. Opening the link must not call this: mail scanners open links, too.
   * `choose-password`: somebody else asked for an account with this address as well, so that nobody can tell whose
   * password came with which link. The account has none; a link to choose one is mailed.
   */
  confirm(token: string): Promise<Result<'registered' | 'choose-password' | 'email-changed', 'link-expired'>>
  changeName(userId: string, name: string): Promise<void>
  /**
   * Mails a link to the new address. The old address stays until that is confirmed, and then gets a mail about it. A new
   * password ends the link: whoever was in the account before has no way back by it.
   */
  changeEmail(userId: string, email: string): Promise<Result<undefined, 'bad-email' | 'too-many'>>
  /** Changes the password and ends all other sessions; the headers set the cookies of a new session. */
  changePassword(headers: Headers, change: { current: string; next: string }): Promise<NewPassword>
  addresses(userId: string): Promise<KeptAddresses>
  /** Replaces the given addresses; the other stays unchanged. */
  keepAddresses(userId: string, kept: KeptAddresses): Promise<void>
  /** Mails a code to the customer's own address, which proves that orders made with it are theirs. */
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
const emailSchema = z.email().max(254)
const longestName = 200
/** Of several with different passwords none counts: the owner chooses another. */
const enoughRegistrations = 2

export function createCustomers(auth: Auth, deps: AccountsDeps): Customers {
  const { db, mail, siteUrl, clock, limits } = deps
  const site = new URL(siteUrl).host
  const isTaken = async (name: AttemptLimit, key: string) =>
    limits !== undefined && !(await limits.consume(name, key)).ok
  const linkTo = (token: string) => `${siteUrl}/my-account/confirm/?token=${encodeURIComponent(token)}`
  const send = (
    kind: 'register' | 'known' | 'newEmail' | 'join',
    to: string,
    values: Record<string, string | number>,
  ) =>
    mail.send({
      to,
      subject: texts(`${kind}Subject`, { site }),
      text: texts(`${kind}Text`, { site, hours: proofHours, minutes: codeLimits.minutes, ...values }),
    })
  const clean = (email: string) => email.trim().toLowerCase()
  /** Does the same work whether the address has an account or not, so that its timing reveals nothing (abuse 9). */
  async function sendProof(kind: 'register' | 'newEmail', proof: Proof): Promise<void> {
    const token = await keepProof(db, proof, clock())
    const isKnown = (await db.$count(users, eq(users.email, proof.email))) > 0
    if (isKnown) await send('known', proof.email, { link: `${siteUrl}/my-account/lost-password/` })
    else await send(kind, proof.email, { link: linkTo(token) })
  }

  /**
   * Keeps a registration without a mail, because its address had many. The owner may follow a link of an earlier one:
   * beside this one it asks for a password, so that nobody else's holds.
   */
  async function keepUnmailed(proof: Proof & { kind: 'register' }, password: string): Promise<void> {
    let others = 0
    let isKept = false
    await dropRegistrations(db, proof.email, clock(), async (hash) => {
      others += 1
      if (others <= enoughRegistrations) isKept ||= await verifyPassword({ hash, password })
      return false
    })
    if (!isKept && others < enoughRegistrations) await keepProof(db, proof, clock())
  }

  return {
    isPassword: ({ length }) => length >= minPasswordLength && length <= maxPasswordLength,

    async register({ name, email: typed, password, from }) {
      const email = clean(typed)
      if (!emailSchema.safeParse(email).success) return fail('bad-email')
      if (password.length < minPasswordLength) return fail('too-short')
      if (password.length > maxPasswordLength) return fail('too-long')
      if (await isTaken('link-house', from)) return fail('too-many')
      const isMailed = !(await isTaken('link-address', email))
      const hash = await hashPassword(password)
      const proof = { kind: 'register', email, name: name.trim().slice(0, longestName), hash } as const
      if (!isMailed) {
        await keepUnmailed(proof, password)
        return ok(undefined)
      }
      // Whoever presses twice, or asks again, asks for the same.
      await dropRegistrations(db, email, clock(), (hash) => verifyPassword({ hash, password }))
      await sendProof('register', proof)
      return ok(undefined)
    },

    async confirm(token) {
      // Known outside once the account is there.
      let withoutPassword: string | undefined
      const done = await db.transaction(async (tx) => {
        const proof = await takeProof(tx, token, clock())
        if (!proof) return fail('link-expired')
        if (proof.kind === 'register') {
          const [user] = await tx
            .insert(users)
            .values({ name: proof.name || proof.email, email: proof.email, emailVerified: true })
            .onConflictDoNothing()
            .returning({ id: users.id })
          if (!user) return fail('link-expired')
          if ((await dropRegistrations(tx, proof.email, clock())) > 0) {
            withoutPassword = proof.email
            return ok('choose-password' as const)
          }
          await tx.insert(credentials).values({
            ...{ userId: user.id, accountId: String(user.id) },
            ...{ providerId: 'credential', password: proof.hash },
          })
          return ok('registered' as const)
        }
        const [before] = await tx.select().from(users).where(eq(users.id, proof.userId)).for('update')
        const isOpen = before && (await ownerMark(tx, before.id)) === proof.ownerMark
        if (!isOpen || (await tx.$count(users, eq(users.email, proof.email))) > 0) return fail('link-expired')
        await tx
          .update(users)
          .set({ email: proof.email, emailVerified: true, updatedAt: clock() })
          .where(eq(users.id, before.id))
        await leaveAddress(deps, tx, before, proof.email)
        return ok('email-changed' as const)
      })
      if (withoutPassword !== undefined)
        await auth.api.requestPasswordReset({ body: { email: withoutPassword } })
      return done
    },

    async changeName(userId, name) {
      const kept = name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName)
      if (kept)
        await db
          .update(users)
          .set({ name: kept })
          .where(eq(users.id, Number(userId)))
    },

    async changeEmail(userId, typed) {
      const email = clean(typed)
      if (!emailSchema.safeParse(email).success) return fail('bad-email')
      if (await isTaken('link-account', `user ${userId}`)) return fail('too-many')
      if (await isTaken('new-address', email)) return ok(undefined)
      const id = Number(userId)
      await sendProof('newEmail', {
        ...{ kind: 'change-email', userId: id, email },
        ownerMark: await ownerMark(db, id),
      })
      return ok(undefined)
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
      if (user)
        await send('join', user.email, {
          name: user.name,
          code: await keepCode(db, 'join', userId, user.email, clock()),
        })
      return ok(undefined)
    },

    async answerJoinCode(userId, code, join) {
      if (await isTaken('two-factor', `join ${userId}`)) return fail('too-many')
      return db.transaction(async (tx) => {
        const proved = await takeCode(tx, 'join', userId, code, clock())
        return proved.ok ? ok(await join(proved.value, tx)) : proved
      })
    },
  }
}
