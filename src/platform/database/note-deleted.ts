import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Transaction } from './handle.ts'

const noting = new AsyncLocalStorage<number>()

/** While `act` runs, every row that its transactions delete is noted under this number of the trash. */
export const noteDeleted = <Value>(trashId: number, act: () => Promise<Value>): Promise<Value> =>
  noting.run(trashId, act)

/** Whether deletions go to the trash now; then contents that belong to the rows must stay. */
export const isNotingDeleted = (): boolean => noting.getStore() !== undefined

/** Tells the triggers of the database (`kept-schema.unreleased.sql`), until the transaction ends. */
export async function tellTriggers(tx: Transaction): Promise<void> {
  const trashId = noting.getStore()
  if (trashId !== undefined)
    await tx.execute(sql`select set_config('schelp.trash', ${String(trashId)}, true)`)
}
