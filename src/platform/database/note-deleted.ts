import { AsyncLocalStorage } from 'node:async_hooks'

const noting = new AsyncLocalStorage<number>()

/** Runs `act`; every row that its transactions delete is noted under this trash id. */
export const noteDeleted = <Value>(trashId: number, act: () => Promise<Value>): Promise<Value> =>
  noting.run(trashId, act)

/** Whether deletions now go to the trash; if so, the contents that belong to the rows must be kept. */
export const isNotingDeleted = (): boolean => noting.getStore() !== undefined

/** The trash id under which the triggers now note deleted rows (`revisions-schema.unreleased.sql`). */
export const trashNumber = (): number | undefined => noting.getStore()
