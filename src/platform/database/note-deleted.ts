import { AsyncLocalStorage } from 'node:async_hooks'

const noting = new AsyncLocalStorage<number>()

/** Runs `act`; triggers record every row that its transactions delete, under this trash id. */
export const noteDeleted = <Value>(trashId: number, act: () => Promise<Value>): Promise<Value> =>
  noting.run(trashId, act)

/** Whether deleted rows now go to the trash, so that contents that belong to them must stay. */
export const isNotingDeleted = (): boolean => noting.getStore() !== undefined

/** The trash id under which triggers now record deleted rows (`revisions-schema.unreleased.sql`). */
export const trashNumber = (): number | undefined => noting.getStore()
