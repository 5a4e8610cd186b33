import type { Executor, Transaction } from './handle.ts'

const homes = new WeakMap<Executor, Executor>()

/** Lets a transaction use the prepared statements of its connection. */
export const statementsStandOn = (tx: Transaction, connection: Executor): void => {
  homes.set(tx, connection)
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
    const home = homes.get(executor) ?? executor
    const known = built.get(home)
    if (known) return known
    const statement = build(home)
    built.set(home, statement)
    return statement
  }
}
