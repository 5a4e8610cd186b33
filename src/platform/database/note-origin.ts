import { AsyncLocalStorage } from 'node:async_hooks'

const naming = new AsyncLocalStorage<string>()

/**
 * While `act` runs, the ledger notes the rows that its transactions add as coming from `source`, each in the transaction
 * that adds it. Only tables with the triggers of `provenance-schema.unreleased.sql` are noted.
 */
export const comingFrom = <Value>(source: string, act: () => Promise<Value>): Promise<Value> =>
  naming.run(source, act)

/** The source under whose name rows are added now; undefined outside `comingFrom`. */
export const presentSource = (): string | undefined => naming.getStore()
