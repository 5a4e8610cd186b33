import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { maxId } from '../file-id.ts'
import type { Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'
import type { LockName } from './access.ts'
import { grantName, isGrant } from './granted.ts'
import { isPassword } from './passwords.ts'

/** A right password is remembered for 10 days (decisions, Protected). */
export const unlockSeconds = 10 * 86_400
/** Name of the cookie that remembers; HttpOnly, SameSite=Lax. */
export const unlockCookie = 'schelp_unlocked'
/** A cookie holds some 4 KB: the newest stay. */
const maxRemembered = 60

/**
 * A key that opens one file past all its locks until a moment, for whoever has it: for a link in a mail.
 * Nothing is kept of it.
 */
export function grantKey({ secret }: Pick<Parts, 'secret'>, fileId: number, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1_000)
  return `${seconds}.${sign(secret, `grant ${fileId} ${seconds}`)}`
}

/** The new value of the cookie of who came with a key, as of `unlock`; undefined when it opens nothing (more). */
export function openGrant(
  { secret, clock }: Pick<Parts, 'secret' | 'clock'>,
  cookie: string | undefined,
  fileId: number,
  key: string,
): { cookie: string; maxAgeSeconds: number } | undefined {
  const until = Number(/^(\d{1,12})\./.exec(key)?.[1])
  const nowSeconds = Math.floor(clock().getTime() / 1_000)
  if (!(until > nowSeconds) || !isSame(key, grantKey({ secret }, fileId, new Date(until * 1_000))))
    return undefined
  const others = read(secret, cookie).filter(
    ([name, , ends]) => name !== grantName(fileId) && ends > nowSeconds,
  )
  const entries: Remembered = [...others, [grantName(fileId), 0, until]]
  return {
    cookie: write(secret, entries.slice(-maxRemembered)),
    maxAgeSeconds: Math.max(...entries.map(([, , ends]) => ends)) - nowSeconds,
  }
}

/** Name of the lock, version of its password, and until when (seconds since 1970). */
const remembered = z.array(z.tuple([z.string(), z.number().int(), z.number().int()])).max(maxRemembered)
type Remembered = z.infer<typeof remembered>

/**
 * Tries a password on a lock. Answers the new value of the visitor's cookie, which also remembers what `cookie`
 * (the present value, if any) did; it should be HttpOnly and live for `maxAgeSeconds`.
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
  const nowSeconds = Math.floor(parts.clock().getTime() / 1_000)
  const others = read(parts.secret, cookie).filter(([name, , until]) => name !== lock && until > nowSeconds)
  const entries: Remembered = [...others, [lock, found.version, nowSeconds + unlockSeconds]]
  return ok({ cookie: write(parts.secret, entries.slice(-maxRemembered)), maxAgeSeconds: unlockSeconds })
}

/** What a cookie's value opens now, for `Viewer.unlocked`: a password that was changed since opens nothing. */
export async function unlocked(parts: Parts, cookie: string | undefined): Promise<ReadonlySet<string>> {
  const nowSeconds = parts.clock().getTime() / 1_000
  const entries = read(parts.secret, cookie).filter(([, , until]) => until > nowSeconds)
  if (entries.length === 0) return new Set()
  const valid = await passwordsOf(
    parts.db,
    entries.map(([name]) => name),
  )
  return new Set(
    entries
      .filter(
        ([name, version]) =>
          isGrant(name) || valid.some((lock) => lock.name === name && lock.version === version),
      )
      .map(([name]) => name),
  )
}

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

const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update('library unlocks\n').update(payload).digest('base64url')

function write(secret: string, entries: Remembered): string {
  const payload = Buffer.from(JSON.stringify(entries)).toString('base64url')
  return `${payload}.${sign(secret, payload)}`
}

function isSame(text: string, other: string): boolean {
  const [given, expected] = [Buffer.from(text), Buffer.from(other)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Empty for anything that we did not write. */
function read(secret: string, cookie: string | undefined): Remembered {
  const [payload = '', signature = ''] = (cookie ?? '').split('.')
  if (!isSame(signature, sign(secret, payload))) return []
  return remembered.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}
