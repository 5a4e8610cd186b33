import { createHash } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { isSameData } from '../../../kernel/same-data.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { lockStock } from '../orders/stock.ts'
import type { Actor } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'
import { notePrices } from '../products/note-prices.ts'
import type { ProductRow, VariantRow } from '../products/rows.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import type { SheetChange, SheetLine, SheetPlan, SheetProblem, SheetValues } from '../staff-views.ts'
import { others } from './add-product.ts'
import { notingStock } from './change-stock.ts'

type Held = ProductRow | VariantRow

/**
 * Returns the changes that the lines of a spreadsheet would make, by article number, and the problems in them. Absent
 * values and products that are not in the sheet stay unchanged.
 */
export async function planSheet(parts: Parts, lines: readonly SheetLine[]): Promise<SheetPlan> {
  return parts.db.transaction(async (tx) => (await plan(tx, lines)).plan)
}

/**
 * Makes all changes of a spreadsheet or none.
 * @param agreed the mark of the plan that was shown; fails with `changed` when the plan differs now or has problems
 */
export async function applySheet(
  parts: Parts,
  lines: readonly SheetLine[],
  agreed: string,
  by: Actor,
): Promise<Result<{ changed: number }, 'changed', SheetPlan>> {
  return parts.db.transaction(async (tx) => {
    const { plan: now, holders, named } = await plan(tx, lines)
    if (now.problems.length > 0 || now.mark !== agreed) return fail('changed', now)
    const ids = [...new Set(now.changes.map(({ productId }) => productId))]
    await notingStock(parts, tx, ids, { by }, async () => {
      for (const { sku, to } of now.changes) {
        const holder = holders.get(sku)
        if (!holder) continue
        const { upSells, crossSells, ...offer } = to
        if ('productId' in holder) await tx.update(variants).set(offer).where(eq(variants.id, holder.id))
        else
          await tx
            .update(products)
            .set({
              // Drizzle refuses an empty update.
              entryId: holder.entryId,
              ...offer,
              ...(upSells && { upSellIds: named.ids(upSells, holder) }),
              ...(crossSells && { crossSellIds: named.ids(crossSells, holder) }),
            })
            .where(eq(products.entryId, holder.entryId))
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
): Promise<{ plan: SheetPlan; holders: ReadonlyMap<string, Held>; named: Named }> {
  const holders = await holdersOf(
    tx,
    lines.map(({ sku }) => sku),
  )
  const named = await namedBeside(tx, lines, [...holders.values()])
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
          ? named.problem(line, holder)
          : 'sale-above'
    seen.add(line.sku)
    if (problem) problems.push({ line: at, problem })
    else if (holder) changes.push(...changeOf(line, holder, named))
  }
  const mark = createHash('sha256').update(JSON.stringify(changes)).digest('base64url')
  return { plan: { changes, problems, mark }, holders, named }
}

/** Finds and locks the products and variants with these article numbers. */
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

/** Whether the sale price after the change, if there is one, is below the regular price. */
function saleOf({ values }: SheetLine, holder: Held): boolean {
  const regular = values.regularCents ?? holder.regularCents
  const sale = values.saleCents === undefined ? holder.saleCents : values.saleCents
  return sale === null || sale < regular
}

const besides = ['upSells', 'crossSells'] as const

/** Converts related products between article numbers and ids, and checks them. */
interface Named {
  ids(skus: readonly string[], holder: Held): number[]
  values(holder: Held): SheetValues
  problem(line: SheetLine, holder: Held): SheetProblem | undefined
}

/** Reads the related products that the lines and the changed products refer to. */
async function namedBeside(
  tx: Transaction,
  lines: readonly SheetLine[],
  holders: readonly Held[],
): Promise<Named> {
  const skus = lines.flatMap(({ values }) => besides.flatMap((name) => values[name] ?? []))
  const ids = holders.flatMap((held) =>
    'productId' in held ? [] : [...held.upSellIds, ...held.crossSellIds],
  )
  const found =
    skus.length + ids.length === 0
      ? []
      : await tx
          .select({ id: products.entryId, sku: products.sku })
          .from(products)
          .where(or(inArray(products.sku, [...new Set(skus)]), inArray(products.entryId, [...new Set(ids)])))
  const idOf = new Map(found.map(({ id, sku }) => [sku, id]))
  const skuOf = new Map(found.map(({ id, sku }) => [id, sku]))
  const toSkus = (some: readonly number[]) => some.flatMap((id) => skuOf.get(id) ?? [])
  return {
    ids: (some, holder) =>
      others(
        'productId' in holder ? holder.productId : holder.entryId,
        some.flatMap((sku) => idOf.get(sku) ?? []),
      ),
    values: (holder) =>
      'productId' in holder
        ? { ...holder, upSells: [], crossSells: [] }
        : { ...holder, upSells: toSkus(holder.upSellIds), crossSells: toSkus(holder.crossSellIds) },
    problem({ values }, holder) {
      const told = besides.flatMap((name) => values[name] ?? [])
      if ('productId' in holder && told.length > 0) return 'of-variant'
      return told.every((sku) => idOf.has(sku)) ? undefined : 'unknown-beside'
    },
  }
}

function changeOf({ sku, values }: SheetLine, holder: Held, named: Named): SheetChange[] {
  const names = ['regularCents', 'saleCents', 'stock', ...besides] as const
  const before = named.values(holder)
  const changed = names.filter(
    (name) => values[name] !== undefined && !isSameData(values[name], before[name]),
  )
  if (changed.length === 0) return []
  const pick = (from: SheetValues): SheetValues =>
    Object.fromEntries(changed.map((name) => [name, from[name]]))
  const productId = 'productId' in holder ? holder.productId : holder.entryId
  return [{ productId, sku, from: pick(before), to: pick(values) }]
}
