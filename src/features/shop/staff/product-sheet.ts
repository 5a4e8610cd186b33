import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { lockStock } from '../orders/stock.ts'
import type { Actor } from '../orders/views.ts'
import type { Parts } from '../parts.ts'
import { notePrices } from '../products/note-prices.ts'
import type { ProductRow, VariantRow } from '../products/rows.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import type { SheetChange, SheetLine, SheetPlan, SheetProblem, SheetValues } from '../staff-views.ts'
import { notingStock } from './change-stock.ts'

type Held = ProductRow | VariantRow

/**
 * What lines of a spreadsheet would change, by article number, and what is wrong with them; of what is absent in a
 * line, and of what is not in the sheet, nothing changes.
 */
export async function planSheet(parts: Parts, lines: readonly SheetLine[]): Promise<SheetPlan> {
  return parts.db.transaction(async (tx) => (await plan(tx, lines)).plan)
}

/**
 * Changes all of it or none.
 * @param agreed the mark of the plan that was shown; `changed`: it is no longer that, or something in it is wrong
 */
export async function applySheet(
  parts: Parts,
  lines: readonly SheetLine[],
  agreed: string,
  by: Actor,
): Promise<Result<{ changed: number }, 'changed', SheetPlan>> {
  return parts.db.transaction(async (tx) => {
    const { plan: now, holders } = await plan(tx, lines)
    if (now.problems.length > 0 || now.mark !== agreed) return fail('changed', now)
    const ids = [...new Set(now.changes.map(({ productId }) => productId))]
    await notingStock(parts, tx, ids, { by }, async () => {
      for (const { sku, to } of now.changes) {
        const holder = holders.get(sku)
        if (!holder) continue
        if ('productId' in holder) await tx.update(variants).set(to).where(eq(variants.id, holder.id))
        else await tx.update(products).set(to).where(eq(products.entryId, holder.entryId))
      }
    })
    await notePrices(parts, tx, ids)
    if (ids.length > 0) await parts.changes.publish(tagsOf(ids), tx)
    return ok({ changed: now.changes.length })
  })
}

async function plan(
  tx: Transaction,
  lines: readonly SheetLine[],
): Promise<{ plan: SheetPlan; holders: ReadonlyMap<string, Held> }> {
  const holders = await holdersOf(
    tx,
    lines.map(({ sku }) => sku),
  )
  const problems: { line: number; problem: SheetProblem }[] = []
  const changes: SheetChange[] = []
  const seen = new Set<string>()
  for (const [at, line] of lines.entries()) {
    const holder = holders.get(line.sku)
    const problem = !holder
      ? 'unknown-sku'
      : seen.has(line.sku)
        ? 'twice'
        : saleOf(line, holder)
          ? undefined
          : 'sale-above'
    seen.add(line.sku)
    if (problem) problems.push({ line: at, problem })
    else if (holder) changes.push(...changeOf(line, holder))
  }
  const mark = createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
  return { plan: { changes, problems, mark }, holders }
}

/** What has these article numbers, locked. */
async function holdersOf(tx: Transaction, skus: readonly string[]): Promise<ReadonlyMap<string, Held>> {
  const named = [...new Set(skus)]
  if (named.length === 0) return new Map()
  const found = [
    ...(await tx.select({ id: products.entryId }).from(products).where(inArray(products.sku, named))),
    ...(await tx.select({ id: variants.productId }).from(variants).where(inArray(variants.sku, named))),
  ]
  const locked = await lockStock(
    tx,
    found.map(({ id }) => id),
  )
  return new Map(
    [...locked.products.values(), ...locked.variants].map((held): [string, Held] => [held.sku, held]),
  )
}

/** Whether what it will cost in a sale lies below what it costs. */
function saleOf({ values }: SheetLine, holder: Held): boolean {
  const regular = values.regularCents ?? holder.regularCents
  const sale = values.saleCents === undefined ? holder.saleCents : values.saleCents
  return sale === null || sale < regular
}

function changeOf({ sku, values }: SheetLine, holder: Held): SheetChange[] {
  const names = ['regularCents', 'saleCents', 'stock'] as const
  const changed = names.filter((name) => values[name] !== undefined && values[name] !== holder[name])
  if (changed.length === 0) return []
  const pick = (from: SheetValues): SheetValues =>
    Object.fromEntries(changed.map((name) => [name, from[name]]))
  const productId = 'productId' in holder ? holder.productId : holder.entryId
  return [{ productId, sku, from: pick(holder), to: pick(values) }]
}
