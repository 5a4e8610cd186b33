import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { preparedOn } from '../../../platform/database/prepared.ts'
import type { CartContents } from '../cart/stored-cart.ts'
import { digestOf } from '../cart/token.ts'
import type { CartToken } from '../inputs.ts'
import { carts } from '../schema.ts'
import type { OrderParts } from './parts.ts'
import { quoteOf } from './quote.ts'
import { checkoutDrafts } from './schema.ts'
import type { CheckoutChoices, CheckoutDraft, Quote } from './views.ts'

/** Limits that the form itself never reaches: the number of fields and their length. */
const mostFields = 80
const longestField = 2_000

/** Returns the saved form fields, the key of this checkout and a function that quotes it; undefined without a cart. */
export async function openCheckout(parts: OrderParts, token: CartToken) {
  if (token === undefined) return undefined
  const [cart, draft] = await Promise.all([parts.carts.read(token), keep(parts, token, {})])
  if (!cart || !draft) return undefined
  return {
    country: cart.row.country,
    draft,
    quote: (choices: CheckoutChoices): Promise<Quote> => quoteOf(parts, cart, choices),
  }
}

/** Adds form fields to the saved ones, except passwords. Returns the cart, which is read at the same time. */
export async function saveDraft(
  parts: OrderParts,
  token: CartToken,
  fields: Readonly<Record<string, string>>,
): Promise<CartContents | undefined> {
  const kept = Object.entries(fields)
    .filter(([name]) => !name.includes('password'))
    .slice(0, mostFields)
    .map(([name, value]) => [
      name.replaceAll('\0', '').slice(0, 100),
      value.replaceAll('\0', '').slice(0, longestField),
    ])
  const [cart] = await Promise.all([
    token === undefined ? undefined : parts.carts.read(token),
    keep(parts, token, Object.fromEntries(kept)),
  ])
  return cart
}

const draftOf = preparedOn((db) =>
  db
    .select(getTableColumns(checkoutDrafts))
    .from(checkoutDrafts)
    .innerJoin(carts, eq(carts.id, checkoutDrafts.cartId))
    .where(and(eq(carts.tokenDigest, sql.placeholder('digest')), gt(carts.expiresAt, sql.placeholder('now'))))
    .prepare('shop_checkout_draft'),
)

const keptDraft = preparedOn((db) =>
  db
    .insert(checkoutDrafts)
    .select(
      db
        .select({
          cartId: carts.id,
          checkoutKey: sql<string>`${sql.placeholder('checkoutKey')}`.as('checkout_key'),
          fields: sql<Record<string, string>>`${sql.placeholder('fields')}::jsonb`.as('fields'),
        })
        .from(carts)
        .where(
          and(eq(carts.tokenDigest, sql.placeholder('digest')), gt(carts.expiresAt, sql.placeholder('now'))),
        ),
    )
    .onConflictDoUpdate({
      target: checkoutDrafts.cartId,
      set: { fields: sql`${checkoutDrafts.fields} || excluded.fields` },
    })
    .returning()
    .prepare('shop_checkout_draft_keep'),
)

/** Saving takes one statement; opening a checkout for the first time takes two. */
async function keep(
  { db, clock }: OrderParts,
  token: CartToken,
  fields: Record<string, string>,
): Promise<CheckoutDraft | undefined> {
  if (token === undefined) return undefined
  if (Object.keys(fields).length === 0) {
    const [known] = await draftOf(db).execute({ digest: digestOf(token), now: clock() })
    if (known) return known
  }
  const checkoutKey = randomBytes(18).toString('base64url')
  const given = { digest: digestOf(token), now: clock(), checkoutKey, fields: JSON.stringify(fields) }
  const [draft] = await keptDraft(db).execute(given)
  return draft
}
