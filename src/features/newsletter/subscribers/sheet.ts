import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { mailAddress } from '../../../kernel/mail-address.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Executor } from '../../../platform/database/index.ts'
import type { NewsletterDeps } from '../deps.ts'
import { putOn } from '../lists/lists.ts'
import { subscribers } from '../schema.ts'
import { newToken } from './subscribers.ts'

/** A subscriber in an imported table. */
export interface SheetReader {
  email: string
  name: string
  surname: string
  /** When they consented, if the table says so. */
  consentAt?: Date | undefined
  /** Whether the table says that they are unsubscribed. */
  isOut: boolean
}

/** The effect of importing a table. */
export interface SheetPlan {
  added: readonly string[]
  /** Subscribed or pending already: nothing changes. */
  known: readonly string[]
  /** Unsubscribed or bounced here: they stay so until they subscribe themselves. */
  left: readonly string[]
  /** Digest of the plan, which changes with the effect. */
  mark: string
  /** Row numbers in the table, from 0. */
  wrong: readonly number[]
  twice: readonly number[]
}

/** Imports subscribers who gave their consent elsewhere. */
export interface SubscriberSheet {
  planReaders(readers: readonly SheetReader[]): Promise<SheetPlan>
  /**
   * `list`: the list to add them to, also those who subscribed before. `proof`: where and how they consented, in words. `changed`: the
   * effect would differ from the plan.
   */
  addReaders(
    readers: readonly SheetReader[],
    proof: string,
    mark: string,
    list?: number,
  ): Promise<Result<{ added: number }, 'changed', SheetPlan>>
}

/** Rows of one statement. */
const atOnce = 1_000

export function createSheet({ db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>): SubscriberSheet {
  return {
    planReaders: async (readers) => (await plan(db, readers)).plan,

    addReaders: (readers, proof, mark, list) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`lock table newsletter_subscribers in share row exclusive mode`)
        const { plan: now, toAdd } = await plan(tx, readers)
        if (now.mark !== mark) return { ok: false, code: 'changed', detail: now }
        const moment = clock()
        for (let from = 0; from < toAdd.length; from += atOnce)
          await tx
            .insert(subscribers)
            .values(
              toAdd
                .slice(from, from + atOnce)
                .map(({ email, name, surname, consentAt = moment }) => ({
                  email,
                  name,
                  surname,
                  status: 'confirmed' as const,
                  token: newToken(),
                  askedAt: consentAt,
                  askedOn: proof,
                  mailedAt: moment,
                  confirmedAt: consentAt,
                })),
            )
        if (list !== undefined) await putAllOn(tx, list, now)
        return ok({ added: toAdd.length })
      }),
  }
}

/** Puts new and existing subscribers on the list; those who unsubscribed stay off it. */
async function putAllOn(tx: Executor, list: number, { added, known }: SheetPlan): Promise<void> {
  const emails = [...added, ...known]
  for (let from = 0; from < emails.length; from += atOnce) {
    const some = await tx
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(inArray(subscribers.email, emails.slice(from, from + atOnce)))
    await putOn(
      tx,
      [list],
      some.map(({ id }) => id),
    )
  }
}

async function plan(db: Executor, readers: readonly SheetReader[]) {
  const wrong: number[] = []
  const twice: number[] = []
  const byEmail = new Map<string, SheetReader>()
  for (const [place, reader] of readers.entries()) {
    const read = mailAddress.safeParse(reader.email)
    if (!read.success) wrong.push(place)
    else if (byEmail.has(read.data)) twice.push(place)
    else byEmail.set(read.data, { ...reader, email: read.data })
  }
  const emails = [...byEmail.keys()]
  const { email, status } = subscribers
  const there = new Map<string, string>()
  for (let from = 0; from < emails.length; from += atOnce)
    for (const row of await db
      .select({ email, status })
      .from(subscribers)
      .where(inArray(email, emails.slice(from, from + atOnce))))
      there.set(row.email, row.status)
  const having = (wanted: readonly (string | undefined)[]) =>
    emails.filter((address) => wanted.includes(there.get(address)))
  const isOut = (address: string) => byEmail.get(address)?.isOut === true
  const added = having([undefined]).filter((address) => !isOut(address))
  const plan: SheetPlan = {
    added,
    wrong,
    twice,
    known: having(['pending', 'confirmed']),
    left: emails.filter(
      (address) =>
        ['unsubscribed', 'bounced'].includes(there.get(address) ?? '') ||
        (!there.has(address) && isOut(address)),
    ),
    mark: createHash('sha256').update(JSON.stringify(added)).digest('base64url'),
  }
  return { plan, toAdd: [...byEmail.values()].filter((reader) => !there.has(reader.email) && !reader.isOut) }
}
