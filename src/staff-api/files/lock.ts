import { z } from 'zod'
import { ownRoleId } from '../../features/accounts/index.ts'
import type { LockChange } from '../../features/library/index.ts'
import { isBuiltInRole } from '../../kernel/rights.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { type Call, invalid, type Outcome } from '../resource.ts'
import { id } from '../schemas.ts'
import { fileFieldTexts } from './texts.nl.ts'

const role = z
  .string()
  .max(40)
  .refine((name) => isBuiltInRole(name) || ownRoleId(name) !== undefined)

/** Access conditions of a file or a category. Absent properties stay unchanged; null or an empty list removes them. */
export const lockInput = z.object({
  password: z.string().max(10_000).nullable().optional(),
  roles: z.array(role).max(100).optional(),
  productId: id.nullable().optional(),
})

/** A lock as forms show it: never the password itself. */
export const lock = shape({
  hasPassword: z.boolean(),
  roles: listOf(words),
  productId: z.number().optional(),
})

/** Changes a lock; returns undefined when that succeeded or there was nothing to change. */
export async function changeLock(
  { features }: Call,
  target: { file: number } | { category: number },
  lock: LockChange | undefined,
): Promise<Outcome<never> | undefined> {
  if (!lock) return undefined
  const changed = await features.library.changeLock(target, lock)
  if (changed.ok) return undefined
  return changed.code === 'missing'
    ? { ok: false, code: 'missing', detail: undefined }
    : invalid({ 'lock.password': fileFieldTexts['bad-password'] })
}
