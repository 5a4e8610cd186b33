import { eq } from 'drizzle-orm'
import { mailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { presentSource, remember } from '../../../platform/provenance.ts'
import type { NewsletterDeps } from '../deps.ts'
import { type subscriberStatuses, subscribers } from '../schema.ts'
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
}

/** Keeps a reader; nobody is mailed. Who is known here stays as they are. */
export async function bringReader(
  { db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>,
  { status, consentAt, proof, ...reader }: OldReader,
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
    return ok({ id: added.id, isNew: true })
  })
}
