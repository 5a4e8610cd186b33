import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { codeLimits, proofHours } from '../limits.ts'
import { credentials, users, verifications } from '../schema.ts'

// unbounded: kept by this module, of texts that were checked
const ofAccount = {
  userId: z.int(),
  email: z.string(),
  /** When the link was asked for. */
  ownerMark: z.string(),
}
// unbounded: kept by this module, of texts that were checked
const proofSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('register'),
    email: z.string(),
    name: z.string(),
    hash: z.string(),
    /** Digest of what the browser that asked holds. */
    browser: z.string().optional(),
    /** Orders that were placed in the same form. */
    orders: z.array(z.int()).default([]),
  }),
  /** Asked for by the owner of the account. */
  z.object({ kind: z.literal('change-email'), ...ofAccount }),
  /** Asked for by staff: whoever reads the address gets the account, and nobody else keeps it. */
  z.object({ kind: z.literal('hand-over'), ...ofAccount }),
])
/** What to do once somebody has proved that they receive mail at an address. */
export type Proof = z.infer<typeof proofSchema>

export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
const linkName = (token: string) => `proof:${digest(token)}`
/** Links that create an account can also be found by its address. */
const nameOf = (token: string, proof: Proof) =>
  linkName(token) + (proof.kind === 'register' ? registrationEnd(proof.email) : '')
const registrationEnd = (email: string) => `:${digest(email)}`
/** The purpose of a typed code. */
export type CodePurpose = 'join' | 'erase'
export const codeNames = (userId: string) => [codeName('join', userId), codeName('erase', userId)]
const codeName = (purpose: CodePurpose, userId: string) => `${purpose}:${userId}`

/** Stores what a link will do and returns the token for the link. Only a digest of the token is stored. */
export async function keepProof(db: Executor, proof: Proof, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db
    .insert(verifications)
    .values({
      identifier: nameOf(token, proof),
      value: JSON.stringify(proof),
      expiresAt: new Date(now.getTime() + proofHours * 3_600_000),
    })
  return token
}

/** Returns what the link with this token is for; it keeps working. */
export async function readProof(db: Executor, token: string, now: Date): Promise<Proof | undefined> {
  const [row] = await db.select({ value: verifications.value }).from(verifications).where(byToken(token, now))
  return row && proofIn(row)
}

/** Returns what the link with this token is for, and deletes it: it works once. */
export async function takeProof(db: Executor, token: string, now: Date): Promise<Proof | undefined> {
  const [row] = await db
    .delete(verifications)
    .where(byToken(token, now))
    .returning({ value: verifications.value })
  return row && proofIn(row)
}

const byToken = (token: string, now: Date) =>
  and(startsWith(verifications.identifier, linkName(token)), gt(verifications.expiresAt, now))

/** What an earlier version kept may be of another form. */
const proofIn = ({ value }: { value: string }): Proof | undefined =>
  proofSchema.safeParse(JSON.parse(value)).data

/**
 * Deletes the links that create an account with this address, as far as `isToGo` says of the hash of the password that
 * was chosen with each. Returns the orders that were to join.
 */
export async function dropRegistrations(
  db: Executor,
  email: string,
  now: Date,
  isToGo: (hash: string) => Promise<boolean> = async () => true,
): Promise<number[]> {
  const rows = await db
    .select({ id: verifications.id, value: verifications.value })
    .from(verifications)
    .where(and(endsWith(verifications.identifier, registrationEnd(email)), gt(verifications.expiresAt, now)))
  const ids: number[] = []
  const orders = new Set<number>()
  for (const { id, value } of rows) {
    const proof = proofSchema.parse(JSON.parse(value))
    if (proof.kind !== 'register' || !(await isToGo(proof.hash))) continue
    ids.push(id)
    for (const order of proof.orders) orders.add(order)
  }
  if (ids.length > 0) await db.delete(verifications).where(inArray(verifications.id, ids))
  return [...orders]
}

const startsWith = (column: typeof verifications.identifier, text: string) =>
  sql`starts_with(${column}, ${text})`
const endsWith = (column: typeof verifications.identifier, text: string) =>
  sql`right(${column}, ${text.length}) = ${text}`

/** Changes with a user's password and e-mail address, and says nothing about them. */
export async function ownerMark(db: Executor, userId: number): Promise<string> {
  const [row] = await db
    .select({ email: users.email, password: credentials.password })
    .from(users)
    .leftJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(eq(users.id, userId))
  return digest(JSON.stringify(row ?? null))
}

/** Creates a code for a signed-in user to type; an earlier one becomes invalid. */
export async function keepCode(
  db: Executor,
  purpose: CodePurpose,
  userId: string,
  email: string,
  now: Date,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db.delete(verifications).where(eq(verifications.identifier, codeName(purpose, userId)))
  await db
    .insert(verifications)
    .values({
      identifier: codeName(purpose, userId),
      value: JSON.stringify({ email, digest: digest(`${userId} ${code}`), tries: 0 }),
      expiresAt: new Date(now.getTime() + codeLimits.minutes * 60_000),
    })
  return code
}

// unbounded: kept by this module
const codeSchema = z.object({ email: z.string(), digest: z.string(), tries: z.int() })

/** Returns the address to which a right code was sent. The code expires after too many wrong tries. */
export async function takeCode(
  db: Executor,
  purpose: CodePurpose,
  userId: string,
  code: string,
  now: Date,
): Promise<Result<string, 'wrong' | 'expired'>> {
  const [row] = await db
    .update(verifications)
    .set({
      value: sql`jsonb_set(${verifications.value}::jsonb, '{tries}', to_jsonb((${verifications.value}::jsonb->>'tries')::int + 1))::text`,
    })
    .where(and(eq(verifications.identifier, codeName(purpose, userId)), gt(verifications.expiresAt, now)))
    .returning({ id: verifications.id, value: verifications.value })
  if (!row) return fail('expired')
  const kept = codeSchema.parse(JSON.parse(row.value))
  if (kept.tries > codeLimits.attempts) return fail('expired')
  const given = Buffer.from(digest(`${userId} ${code.replaceAll(/\s/g, '')}`))
  if (!timingSafeEqual(given, Buffer.from(kept.digest))) return fail('wrong')
  await db.delete(verifications).where(eq(verifications.id, row.id))
  return ok(kept.email)
}
