import type { Executor, Transaction } from './handle.ts'
import { presentTransaction } from './unit-of-work.ts'

const homes = new WeakMap<Executor, Executor>()

/** Lets a transaction use the prepared statements of its connection, or of the transaction that it is a part of. */
export const statementsStandOn = (tx: Transaction, home: Executor): void => {
  homes.set(tx, homes.get(home) ?? home)
}

/**
 * Builds a statement once for the pool, and once for each connection whose transactions use it. Give it a name
 * (`.prepare('library_rows')`), so that the server also plans it once for each connection.
 */
export function preparedOn<Statement>(
  build: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>()
  return (executor) => {
    const own = presentTransaction(executor) ?? executor
    const home = homes.get(own) ?? own
    const known = built.get(home)
    if (known) return known
    const statement = build(home)
    built.set(home, statement)
    return statement
  }
}
