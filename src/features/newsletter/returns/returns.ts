import { eq, sql } from 'drizzle-orm'
import type { NewsletterDeps } from '../deps.ts'
import { deliveries, subscribers } from '../schema.ts'
import { readReturn } from './read-return.ts'

/** Mail that comes back from mail servers. */
export interface Returns {
  /**
   * Handles a returned mail in its raw form: a delivery failure (RFC 3464) or a spam complaint (RFC 5965). False when
   * it is neither, or about an unknown reader.
   */
  takeReturn(raw: string): Promise<boolean>
}

/** After so many temporary bounces in a row, an address counts as permanently bounced. */
const mostSoftBounces = 5

export function createReturns({ db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>): Returns {
  return {
    async takeReturn(raw) {
      const read = readReturn(raw.replaceAll('\0', ''))
      if (!read) return false
      return db.transaction(async (tx) => {
        const [reader] = await tx
          .select()
          .from(subscribers)
          .where(eq(subscribers.token, read.token))
          .for('update')
        if (!reader) return false
        const mine = eq(subscribers.id, reader.id)
        if (read.kind === 'complaint')
          await tx
            .update(subscribers)
            .set({ status: 'unsubscribed', endedAt: clock(), name: '', surname: '' })
            .where(mine)
        else if (reader.status === 'confirmed') {
          const softBounces = reader.softBounces + 1
          const isGone = read.kind === 'hard' || softBounces >= mostSoftBounces
          await tx
            .update(subscribers)
            .set({ softBounces, ...(isGone && { status: 'bounced' as const, endedAt: clock() }) })
            .where(mine)
        }
        if (read.kind !== 'complaint')
          await tx
            .update(deliveries)
            .set({ state: 'refused', reason: read.reason })
            .where(
              sql`${deliveries.mailingId} = ${read.mailingId} and ${deliveries.subscriberId} = ${reader.id} and ${deliveries.state} in ('sent', 'uncertain', 'begun')`,
            )
        return true
      })
    },
  }
}
