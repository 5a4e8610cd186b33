import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CartToken } from '../inputs.ts'
import type { Parts } from '../parts.ts'
import { checkoutDrafts } from './schema.ts'
import type { CheckoutDraft } from './views.ts'

/** More than the form has, and longer than any of its fields may be. */
const mostFields = 80
const longestField = 2_000

/** What was typed before, and the key of this checkout; undefined without a cart. */
export async function readDraft(parts: Parts, token: CartToken): Promise<CheckoutDraft | undefined> {
  return keep(parts, token, {})
}

/** Keeps what was typed, beside what was before. */
export async function saveDraft(
  parts: Parts,
  token: CartToken,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const kept = Object.entries(fields)
    .filter(([name]) => !name.includes('password'))
    .slice(0, mostFields)
    .map(([name, value]) => [
      name.replaceAll('\0', '').slice(0, 100),
      value.replaceAll('\0', '').slice(0, longestField),
    ])
  await keep(parts, token, Object.fromEntries(kept))
}

async function keep(
  { db, carts }: Parts,
  token: CartToken,
  fields: Record<string, string>,
): Promise<CheckoutDraft | undefined> {
  const cart = token === undefined ? undefined : await carts.read(token)
  if (!cart) return undefined
  if (Object.keys(fields).length === 0) {
    const [known] = await db.select().from(checkoutDrafts).where(eq(checkoutDrafts.cartId, cart.row.id))
    if (known) return known
  }
  const [draft] = await db
    .insert(checkoutDrafts)
    .values({ cartId: cart.row.id, checkoutKey: randomBytes(18).toString('base64url'), fields })
    .onConflictDoUpdate({
      target: checkoutDrafts.cartId,
      set: { fields: sql`${checkoutDrafts.fields} || excluded.fields` },
    })
    .returning()
  return draft
}
