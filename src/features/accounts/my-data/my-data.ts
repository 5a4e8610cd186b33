import { eq, inArray, or, sql } from 'drizzle-orm'
import { foldMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { rightsOfRole } from '../../../kernel/rights.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import type { Person, PersonalData, PersonalFile, PersonalPart } from '../../../platform/personal-data.ts'
import { codeNames, keepCode, takeCode } from '../customers/proofs.ts'
import type { AccountsDeps, AttemptLimit } from '../deps.ts'
import { codeLimits } from '../limits.ts'
import { ownRights } from '../roles/own-role.ts'
import { addresses, passkeys, roles, sessions, users, verifications } from '../schema.ts'
import { drawReadable } from './readable.ts'
import { myDataTexts } from './texts.nl.ts'

/** `busy`: something in progress still needs the data. `staff`: the account belongs to staff, not to a customer. */
export type EraseProblem = 'busy' | 'staff'

/** Export and erasure of a person's data. */
export interface MyData {
  /** Registers a feature that stores personal data; call it at the start. */
  registerPersonalData(keeper: PersonalData): void
  /** Returns the person with this e-mail address, for staff; with their account if somebody proved that it is theirs. */
  personOf(email: string): Promise<Person>
  /** The account with this address, whether somebody proved it or not. */
  accountAt(email: string): Promise<{ userId: number; isProved: boolean } | undefined>
  /** Returns the owner of an account; with the address only if somebody proved that it is theirs. */
  ownerOf(userId: string): Promise<Person | undefined>
  /** Returns all data stored about a person: as JSON, as a readable page, and with the files that belong to it. */
  exportOf(person: Person): Promise<readonly PersonalFile[]>
  /** Mails a code to the customer's own address. */
  sendEraseCode(userId: string): Promise<Result<undefined, 'too-many' | EraseProblem>>
  /** Checks the code and erases everything. */
  eraseOwn(
    userId: string,
    code: string,
  ): Promise<Result<undefined, 'wrong' | 'expired' | 'too-many' | EraseProblem>>
  /**
   * Erases a person's data for staff, for example after a letter. Erases everything or, if anything fails, nothing. An
   * account with the address goes as well when nobody proved it, but not what else is under that account's address.
   */
  erase(person: Person): Promise<Result<undefined, EraseProblem>>
}

const texts = createTexts<keyof typeof myDataTexts>(textData(myDataTexts))

export function createMyData({ db, mail, siteName, clock, limits }: AccountsDeps): MyData {
  const keepers: PersonalData[] = [ownData({ db })]
  const isTaken = async (name: AttemptLimit, key: string) =>
    limits !== undefined && !(await limits.consume(name, key)).ok

  async function obstacleTo(person: Person, tx: Transaction): Promise<EraseProblem | undefined> {
    const { userId } = person
    if (userId !== undefined) {
      const [user] = await tx
        .select({ role: users.role, rights: ownRights })
        .from(users)
        .leftJoin(roles, eq(roles.id, users.ownRoleId))
        .where(eq(users.id, userId))
        .for('update', { of: users })
      if (user && (rightsOfRole(user.role).length > 0 || user.rights.length > 0)) return 'staff'
    }
    for (const keeper of keepers) if (await keeper.isBusy?.(person, tx)) return 'busy'
    return undefined
  }

  async function forget(person: Person, tx: Transaction): Promise<void> {
    // In the order of registration: a feature that locks the source of mails comes before the one that removes mails.
    for (const keeper of keepers) await keeper.erase(person, tx)
  }

  const userOf = async (userId: string) => {
    const [user] = await db
      .select({ userId: users.id, email: users.email, name: users.name, isProved: users.emailVerified })
      .from(users)
      .where(eq(users.id, Number(userId)))
    return user
  }

  const accountAt = async (typed: string, executor: Executor = db) => {
    const [user] = await executor
      .select({ userId: users.id, isProved: users.emailVerified })
      .from(users)
      .where(eq(users.email, foldMailAddress(typed)))
    return user
  }

  return {
    registerPersonalData(keeper) {
      keepers.push(keeper)
    },

    async personOf(typed) {
      const account = await accountAt(typed)
      return { email: foldMailAddress(typed), ...(account?.isProved && { userId: account.userId }) }
    },

    accountAt: (email) => accountAt(email),

    async ownerOf(id) {
      const user = await userOf(id)
      return user && { userId: user.userId, ...(user.isProved && { email: user.email }) }
    },

    async exportOf(person) {
      const now = clock()
      const parts: PersonalPart[] = []
      for (const keeper of keepers) parts.push(...(await keeper.collect(person)))
      const data = Object.fromEntries(parts.map(({ name, rows }) => [name, rows]))
      const site = await siteName()
      const { email = '' } = person
      const json = JSON.stringify({ site, email, at: now, ...data }, null, 2)
      return [
        { name: 'gegevens.html', contents: Buffer.from(drawReadable(parts, { site, email, now })) },
        { name: 'gegevens.json', contents: Buffer.from(`${json}\n`) },
        ...parts.flatMap(({ files = [] }) => files),
      ]
    },

    async sendEraseCode(userId) {
      if (await isTaken('link-account', `user ${userId}`)) return fail('too-many')
      const owner = await userOf(userId)
      if (!owner) return ok(undefined)
      const { email } = owner
      const problem = await db.transaction((tx) => obstacleTo({ userId: owner.userId, email }, tx))
      if (problem) return fail(problem)
      const code = await keepCode(db, 'erase', userId, email, clock())
      await mail.send({
        to: email,
        secrets: [code],
        subject: texts('eraseSubject'),
        text: texts('eraseText', {
          site: await siteName(),
          name: owner.name,
          code,
          minutes: codeLimits.minutes,
        }),
      })
      return ok(undefined)
    },

    async eraseOwn(userId, code) {
      if (await isTaken('two-factor', `erase ${userId}`)) return fail('too-many')
      return db.transaction(async (tx) => {
        const proved = await takeCode(tx, 'erase', userId, code, clock())
        if (!proved.ok) return proved
        const person = { userId: Number(userId), email: proved.value }
        const problem = await obstacleTo(person, tx)
        if (problem) return fail(problem)
        await forget(person, tx)
        return ok(undefined)
      })
    },

    async erase(person) {
      return db.transaction(async (tx) => {
        const account = person.email === undefined ? undefined : await accountAt(person.email, tx)
        // One that nobody proved goes by itself: what is under its address was looked for already.
        const people: Person[] = [person]
        if (account && account.userId !== person.userId) people.push({ userId: account.userId })
        for (const one of people) {
          const problem = await obstacleTo(one, tx)
          if (problem) return fail(problem)
        }
        for (const one of people) await forget(one, tx)
        return ok(undefined)
      })
    },
  }
}

/** The personal data of accounts themselves. */
const ownData = ({ db }: Pick<AccountsDeps, 'db'>): PersonalData => ({
  async collect({ userId = 0 }): Promise<readonly PersonalPart[]> {
    const [own, kept, places, keys] = await Promise.all([
      db.select().from(users).where(eq(users.id, userId)),
      db.select().from(addresses).where(eq(addresses.userId, userId)),
      db.select().from(sessions).where(eq(sessions.userId, userId)),
      db.select().from(passkeys).where(eq(passkeys.userId, userId)),
    ])
    const linesOf = (address: Readonly<Record<string, string>>) => Object.values(address).filter(Boolean)
    return [
      {
        name: 'account',
        title: texts('account'),
        labels: {
          name: texts('name'),
          email: texts('email'),
          since: texts('since'),
          twoStep: texts('twoStep'),
        },
        rows: own.map(({ name, email, createdAt, twoFactorEnabled }) => ({
          name,
          email,
          since: createdAt,
          twoStep: twoFactorEnabled,
        })),
      },
      {
        name: 'addresses',
        title: texts('addresses'),
        labels: { kind: texts('kind'), address: texts('address') },
        rows: kept
          .flatMap(({ billing, shipping }) => [
            { kind: texts('billing'), address: linesOf(billing) },
            { kind: texts('shipping'), address: linesOf(shipping) },
          ])
          .filter(({ address }) => address.length > 0),
      },
      {
        name: 'sessions',
        title: texts('sessions'),
        labels: { device: texts('device'), since: texts('signedIn'), until: texts('until') },
        rows: places.map(({ userAgent, createdAt, expiresAt }) => ({
          device: userAgent ?? '',
          since: createdAt,
          until: expiresAt,
        })),
      },
      {
        name: 'passkeys',
        title: texts('passkeys'),
        labels: { name: texts('name'), since: texts('added'), used: texts('used') },
        rows: keys.map(({ name, createdAt, lastUsedAt }) => ({
          name,
          since: createdAt,
          used: lastUsedAt ?? undefined,
        })),
      },
    ]
  },

  /** Addresses, sessions, passkeys and the rest are deleted with the account. */
  async erase({ email = '', userId }, tx) {
    await tx.delete(verifications).where(
      or(
        userId === undefined ? undefined : inArray(verifications.identifier, codeNames(String(userId))),
        // Unused links that prove this address.
        sql`case when starts_with(${verifications.identifier}, 'proof:')
          then ${verifications.value}::jsonb ->> 'email' = ${email} end`,
      ),
    )
    if (userId !== undefined) await tx.delete(users).where(eq(users.id, userId))
  },
})
