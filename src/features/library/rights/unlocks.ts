import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { maxId } from '../file-id.ts'
import type { Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'
import type { LockName } from './access.ts'
import { liveGrants } from './file-grants.ts'
import { isGrant } from './granted.ts'
import { isPassword } from './passwords.ts'
import { type Remembered, recall, remember } from './unlock-cookie.ts'

/** How long a right password is remembered: 10 days (decisions, Protected). */
export const unlockSeconds = 10 * 86_400

/**
 * Tries a password on a lock. Returns the new value of the visitor's cookie, which includes the entries of `cookie`
 * (its present value, if any). Set it as HttpOnly, to live for `maxAgeSeconds`.
 */
export async function unlock(
  parts: Parts,
  cookie: string | undefined,
  lock: LockName,
  password: string,
): Promise<Result<{ cookie: string; maxAgeSeconds: number }, 'wrong-password' | 'missing'>> {
  const [found] = await passwordsOf(parts.db, [lock])
  if (!found) return fail('missing')
  if (!(await isPassword(password, found.hash))) return fail('wrong-password')
  const until = Math.floor(parts.clock().getTime() / 1_000) + unlockSeconds
  return ok(remember(parts, cookie, [lock, found.version, until]))
}

/**
 * What the visitor's cookie opens now, for `Viewer.unlocked`; entries of a changed password or withdrawn grant open
 * nothing.
 */
export async function unlocked(parts: Parts, cookie: string | undefined): Promise<ReadonlySet<string>> {
  const entries = recall(parts, cookie)
  const isOfGrant = ([name]: Remembered) => isGrant(name)
  const [grants, passwords] = [entries.filter(isOfGrant), entries.filter((one) => !isOfGrant(one))]
  const [live, current] = await Promise.all([
    grants.length > 0
      ? liveGrants(
          parts,
          grants.map(([, id]) => id),
        )
      : undefined,
    passwords.length > 0
      ? passwordsOf(
          parts.db,
          passwords.map(([name]) => name),
        )
      : [],
  ])
  const opening = [
    ...grants.filter(([, id]) => live?.has(id)),
    ...passwords.filter(([name, version]) =>
      current.some((lock) => lock.name === name && lock.version === version),
    ),
  ]
  return new Set(opening.map(([name]) => name))
}

/**
 * Whether the cookie is signed by us and has entries that have not ended. Does not ask the database, so they may open
 * nothing.
 */
export const hasUnlocks = (parts: Parts, cookie: string | undefined): boolean =>
  recall(parts, cookie).length > 0

interface Password {
  name: string
  hash: string
  version: number
}

async function passwordsOf(executor: Executor, names: readonly string[]): Promise<Password[]> {
  const numbers = (kind: string) =>
    names.flatMap((name) => {
      const digits = name.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : ''
      return /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= maxId ? [Number(digits)] : []
    })
  const find = async (
    kind: 'file' | 'category',
    table: typeof files | typeof categories,
  ): Promise<Password[]> => {
    const ids = numbers(kind)
    if (ids.length === 0) return []
    const rows = await executor
      .select({ id: table.id, hash: table.passwordHash, version: table.passwordVersion })
      .from(table)
      .where(
        and(
          inArray(table.id, ids),
          isNotNull(table.passwordHash),
          kind === 'file' ? eq(files.published, true) : undefined,
        ),
      )
    return rows.flatMap(({ id, hash, version }) =>
      hash === null ? [] : [{ name: `${kind}:${id}`, hash, version }],
    )
  }
  return [...(await find('file', files)), ...(await find('category', categories))]
}
