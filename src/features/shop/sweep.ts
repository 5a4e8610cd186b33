import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../platform/jobs.ts'
import type { Parts } from './payments/parts.ts'
import { removeOutlived } from './personal/erase.ts'
import { carts } from './schema.ts'
import { forgetOldAlerts } from './stock-alerts/stock-alerts.ts'

export const sweepJob: JobKind<Record<string, never>> = { name: 'shop-sweep', schema: z.strictObject({}) }
export const sweepTime = '50 3 * * *'

/** Removes abandoned carts, and erased customers' records once the law no longer requires them. */
export async function sweep(parts: Parts): Promise<void> {
  await parts.db.delete(carts).where(lt(carts.expiresAt, parts.clock()))
  await removeOutlived(parts)
  await forgetOldAlerts(parts)
}
