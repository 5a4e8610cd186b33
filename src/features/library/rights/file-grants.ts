import { and, eq, gt, inArray, lte, max } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { maxId } from '../file-id.ts'
import type { Parts } from '../parts.ts'
import { fileGrants } from '../schema.ts'
import { grantName } from './granted.ts'
import { isSame, remember, sign } from './unlock-cookie.ts'

/**
 * Opens one file past all its locks until a moment, for whoever has the key that this returns: for a link in an
 * e-mail.
 * @param requestId the request that is granted
 */
export async function grantFile(
  { db, secret }: Parts,
  fileId: number,
  until: Date,
  requestId: number,
  tx: Executor = db,
): Promise<string> {
  const [grant] = await tx
    .insert(fileGrants)
    .values({ fileId, until, requestId })
    .returning({ id: fileGrants.id })
  if (!grant) throw new Error('a grant was not added')
  return keyOf(secret, grant.id, fileId)
}

/**
 * The new cookie of a visitor who follows a link with a key, as `unlock` returns it; undefined if the key opens
 * nothing, or nothing any more.
 */
export async function openGrant(
  { db, secret, clock }: Parts,
  cookie: string | undefined,
  fileId: number,
  key: string,
): Promise<{ cookie: string; maxAgeSeconds: number } | undefined> {
  const id = Number(/^(\d{1,10})\./.exec(key)?.[1])
  if (!(id <= maxId) || !isSame(key, keyOf(secret, id, fileId))) return undefined
  const [grant] = await db
    .select({ until: fileGrants.until })
    .from(fileGrants)
    .where(and(eq(fileGrants.id, id), gt(fileGrants.until, clock())))
  if (!grant) return undefined
  const ends = Math.floor(grant.until.getTime() / 1_000)
  return remember({ secret, clock }, cookie, [grantName(fileId), id, ends])
}

/** For each granted request, until when its file is open. */
export async function grantedRequests(
  { db, clock }: Parts,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ requestId: fileGrants.requestId, until: max(fileGrants.until) })
    .from(fileGrants)
    .where(and(inArray(fileGrants.requestId, [...requestIds]), gt(fileGrants.until, clock())))
    .groupBy(fileGrants.requestId)
  return new Map(rows.flatMap(({ requestId, until }) => (until ? [[requestId, until]] : [])))
}

/**
 * Withdraws the grants of requests: the links that were mailed, and the cookies made from them, open nothing any
 * more. False if there were none.
 */
export async function withdrawGrants(
  { db, clock }: Parts,
  requestIds: readonly number[],
  tx: Executor = db,
): Promise<boolean> {
  const gone = await tx
    .delete(fileGrants)
    .where(and(inArray(fileGrants.requestId, [...requestIds]), gt(fileGrants.until, clock())))
    .returning({ id: fileGrants.id })
  return gone.length > 0
}

/** The ids of those grants that still open their file. */
export async function liveGrants({ db, clock }: Parts, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: fileGrants.id })
    .from(fileGrants)
    .where(and(inArray(fileGrants.id, [...ids]), gt(fileGrants.until, clock())))
  return new Set(rows.map(({ id }) => id))
}

export const dropEndedGrants = ({ db, clock }: Parts) =>
  db.delete(fileGrants).where(lte(fileGrants.until, clock()))

const keyOf = (secret: string, id: number, fileId: number): string =>
  `${id}.${sign(secret, `grant ${id} ${fileId}`)}`
