import { eq, sql } from 'drizzle-orm'
import { mailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { presentSource, remember } from '../../../platform/provenance.ts'
import type { NewsletterDeps } from '../deps.ts'
import { listReaders, lists, type subscriberStatuses, subscribers } from '../schema.ts'
import { newToken } from './subscribers.ts'

/** A reader of a site that is brought in, with the state and the proof of that site. */
export interface OldReader {
  email: string
  name: string
  surname: string
  status: Exclude<(typeof subscriberStatuses)[number], 'pending'>
  /** When and how they consented. */
  consentAt: Date
  proof: string
  /** Names of the lists that they are on; one that is not here yet is for staff only. */
  lists?: readonly string[]
}

/** Keeps a reader; nobody is mailed. Who is known here stays as they are. */
export async function bringReader(
  { db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>,
  { status, consentAt, proof, lists: names = [], ...reader }: OldReader,
): Promise<Result<{ id: number; isNew: boolean }, 'bad-email'>> {
  const email = mailAddress.safeParse(reader.email)
  if (!email.success) return fail('bad-email')
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(subscribers)
      .values({
        email: email.data,
        name: reader.name.slice(0, 200),
        surname: reader.surname.slice(0, 200),
        status,
        token: newToken(),
        askedAt: consentAt,
        askedOn: proof.slice(0, 500),
        mailedAt: consentAt,
        ...(status === 'confirmed' ? { confirmedAt: consentAt } : { endedAt: clock() }),
      })
      .onConflictDoNothing()
      .returning({ id: subscribers.id })
    if (!added) {
      const [known] = await tx
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(eq(subscribers.email, email.data))
      return known ? ok({ id: known.id, isNew: false }) : fail('bad-email')
    }
    const source = presentSource()
    if (source !== undefined)
      await remember(tx, source, subscribers, [{ key: String(added.id), row: added.id }])
    for (const name of new Set(names.map((name) => name.trim().slice(0, 100)))) {
      if (name === '') continue
      const listId = await listCalled(tx, name, source)
      await tx.insert(listReaders).values({ listId, subscriberId: added.id }).onConflictDoNothing()
    }
    return ok({ id: added.id, isNew: true })
  })
}

async function listCalled(tx: Transaction, name: string, source: string | undefined): Promise<number> {
  const [added] = await tx
    .insert(lists)
    .values({ name, isOffered: false })
    .onConflictDoNothing()
    .returning({ id: lists.id })
  if (added && source !== undefined)
    await remember(tx, source, lists, [{ key: String(added.id), row: added.id }])
  if (added) return added.id
  const [known] = await tx
    .select({ id: lists.id })
    .from(lists)
    .where(eq(sql`lower(${lists.name})`, sql`lower(${name})`))
  if (!known) throw new Error(`there is no list called ${name}`)
  return known.id
}
