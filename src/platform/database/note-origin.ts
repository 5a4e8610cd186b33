import { AsyncLocalStorage } from 'node:async_hooks'

const naming = new AsyncLocalStorage<string>()

/**
 * Runs `act`; the ledger records, in the same transaction, that the rows that its transactions add came from
 * `source`. Only for tables with the triggers of `provenance-schema.unreleased.sql`.
 */
export const comingFrom = <Value>(source: string, act: () => Promise<Value>): Promise<Value> =>
  naming.run(source, act)

/** The source of rows that are added now; undefined outside `comingFrom`. */
export const presentSource = (): string | undefined => naming.getStore()
