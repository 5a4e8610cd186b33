import { AsyncLocalStorage } from 'node:async_hooks'

const naming = new AsyncLocalStorage<string>()

/**
 * Runs `act`; the ledger notes the rows that its transactions add as coming from `source`, in the same transaction.
 * Only tables with the triggers of `provenance-schema.unreleased.sql` are noted.
 */
export const comingFrom = <Value>(source: string, act: () => Promise<Value>): Promise<Value> =>
  naming.run(source, act)

/** The source that rows added now come from; undefined outside `comingFrom`. */
export const presentSource = (): string | undefined => naming.getStore()
