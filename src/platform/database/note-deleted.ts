import { AsyncLocalStorage } from 'node:async_hooks'

const noting = new AsyncLocalStorage<number>()

/** While `act` runs, every row that its transactions delete is noted under this number of the trash. */
export const noteDeleted = <Value>(trashId: number, act: () => Promise<Value>): Promise<Value> =>
  noting.run(trashId, act)

/** Whether deletions go to the trash now; then contents that belong to the rows must stay. */
export const isNotingDeleted = (): boolean => noting.getStore() !== undefined

/** The number of the trash under which the triggers note what is deleted now (`kept-schema.unreleased.sql`). */
export const trashNumber = (): number | undefined => noting.getStore()
