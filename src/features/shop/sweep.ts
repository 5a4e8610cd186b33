import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../platform/jobs.ts'
import type { Parts } from './parts.ts'
import { carts } from './schema.ts'

export const sweepJob: JobKind<Record<string, never>> = { name: 'shop-sweep', schema: z.strictObject({}) }
export const sweepTime = '50 3 * * *'

/** Removes carts whose visitors did not come back. */
export async function sweep({ db, clock }: Parts): Promise<void> {
  await db.delete(carts).where(lt(carts.expiresAt, clock()))
}
