import { eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { everythingBelow, fileTags, type Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'
import { hashPassword, isUsablePassword } from './passwords.ts'

/** A change of a lock. Absent properties stay as they are; null or an empty list removes one. */
export interface LockChange {
  password?: string | null
  /** Names of roles, also of roles that staff made. */
  roles?: readonly string[]
  productId?: number | null
}

/** The columns for a change. Call it once for many rows, because it hashes a new password. */
export async function lockColumns({ password, roles, productId }: LockChange) {
  if (typeof password === 'string' && !isUsablePassword(password)) return undefined
  const hash = typeof password === 'string' ? await hashPassword(password) : password
  return (table: typeof files | typeof categories) => ({
    ...(hash !== undefined && { passwordHash: hash, passwordVersion: sql`${table.passwordVersion} + 1` }),
    ...(roles && { lockRoles: [...roles] }),
    ...(productId !== undefined && { lockProductId: productId }),
  })
}

/** Puts a lock on a file or category, changes it, or removes it. A new password closes what the old one opened. */
export async function changeLock(
  { db, changes }: Parts,
  target: { file: number } | { category: number },
  lock: LockChange,
): Promise<Result<undefined, 'missing' | 'bad-password'>> {
  const columns = await lockColumns(lock)
  if (!columns) return fail('bad-password')
  const set = (table: typeof files | typeof categories) => ({ id: sql`${table.id}`, ...columns(table) })
  return db.transaction(async (tx) => {
    const { rowCount } = await ('file' in target
      ? tx.update(files).set(set(files)).where(eq(files.id, target.file))
      : tx.update(categories).set(set(categories)).where(eq(categories.id, target.category)))
    if (!rowCount) return fail('missing')
    await changes.publish('file' in target ? fileTags(target.file) : everythingBelow, tx)
    return ok(undefined)
  })
}
