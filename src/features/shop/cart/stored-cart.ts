import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { askTogether } from '../../../platform/ask-together.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import type { ShopDeps } from '../deps.ts'
import { cartLines, carts } from '../schema.ts'
import { cartHours, digestOf } from './token.ts'

type CartRow = typeof carts.$inferSelect
type LineRow = typeof cartLines.$inferSelect

/** A line to add to a cart. */
export type NewLine = Pick<LineRow, 'key' | 'productId' | 'variantId' | 'quantity' | 'seenCents'>

/** The contents from which a cart is calculated; includes removed lines. */
export interface CartContents {
  row: Pick<CartRow, 'coupons' | 'country'>
  lines: readonly (NewLine & Pick<LineRow, 'removed'>)[]
}

/** A cart as stored. */
export interface StoredCart extends CartContents {
  row: Pick<CartRow, 'id' | 'coupons' | 'country'>
}

/** A new, unused cart. */
export const freshCart: CartContents['row'] = { coupons: [], country: 'NL' }

/** Reads and creates carts; calls made at the same time share a query (`askTogether`). */
export interface Carts {
  read(token: string): Promise<StoredCart | undefined>
  /** Creates a cart with its first line; it is committed once this resolves. */
  make(token: string, line: NewLine): Promise<void>
}

export function createCarts({ db, clock }: Pick<ShopDeps, 'db' | 'clock'>): Carts {
  const { cartId, position, ...ofLine } = getTableColumns(cartLines)
  const byDigest = db
    .select({
      digest: carts.tokenDigest,
      id: carts.id,
      coupons: carts.coupons,
      country: carts.country,
      line: ofLine,
    })
    .from(carts)
    .leftJoin(cartLines, eq(cartId, carts.id))
    .where(
      and(
        sql`${carts.tokenDigest} = any(${sql.placeholder('digests')})`,
        gt(carts.expiresAt, sql.placeholder('now')),
      ),
    )
    .orderBy(asc(position))
    .prepare('shop_carts_read')
  const read = askTogether(async (digests: readonly string[]) => {
    const found = new Map<string, StoredCart & { lines: CartContents['lines'][number][] }>()
    for (const { digest, line, ...row } of await byDigest.execute({ digests, now: clock() })) {
      const cart = found.get(digest) ?? { row, lines: [] }
      if (line) cart.lines.push(line)
      found.set(digest, cart)
    }
    return found
  })
  const make = askTogether(async (wanted: readonly (NewLine & { digest: string })[]) => {
    await db.execute(sql`
      with wanted as (
        select * from json_to_recordset(${JSON.stringify(wanted)}) as wanted
          (digest text, key text, "productId" int, "variantId" int, quantity int, "seenCents" int)
      ), made as (
        insert into ${carts} (token_digest, expires_at) select digest, ${expiry(clock())} from wanted
        returning id, token_digest
      )
      insert into ${cartLines} (cart_id, key, product_id, variant_id, quantity, seen_cents)
      select made.id, key, "productId", "variantId", quantity, "seenCents"
      from wanted join made on token_digest = digest`)
    return new Map<(typeof wanted)[number], undefined>()
  })
  return {
    read: (token) => read(digestOf(token)),
    make: (token, line) => make({ ...line, digest: digestOf(token) }),
  }
}

/** Locks a cart until the transaction ends, and restarts its lifetime. */
export async function lockCart(tx: Transaction, token: string, now: Date): Promise<StoredCart | undefined> {
  const digest = digestOf(token)
  // Both are sent at once; the database reads the lines after it has locked the cart.
  const [[row], lines] = await Promise.all([
    keepCart(tx).execute({ digest, now, expiresAt: expiry(now) }),
    linesOfCart(tx).execute({ digest }),
  ])
  return row && { row, lines }
}

const keepCart = preparedOn((tx) =>
  tx
    .update(carts)
    .set({ expiresAt: sql`${sql.placeholder('expiresAt')}` })
    .where(and(eq(carts.tokenDigest, sql.placeholder('digest')), gt(carts.expiresAt, sql.placeholder('now'))))
    .returning()
    .prepare('shop_cart_keep'),
)

const linesOfCart = preparedOn((tx) =>
  tx
    .select(getTableColumns(cartLines))
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.tokenDigest, sql.placeholder('digest')))
    .orderBy(asc(cartLines.position))
    .prepare('shop_cart_lines'),
)

export const expiry = (now: Date): Date => new Date(now.getTime() + cartHours * 3_600_000)
