import type { Executor } from './handle.ts'

/**
 * A statement that is built once for the pool, and once for each transaction that uses it; give it a name
 * (`.prepare('library_rows')`), so that the server plans it once for each connection too.
 */
export function preparedOn<Statement>(
  build: (executor: Executor) => Statement,
): (executor: Executor) => Statement {
  const built = new WeakMap<Executor, Statement>()
  return (executor) => {
    const known = built.get(executor)
    if (known) return known
    const statement = build(executor)
    built.set(executor, statement)
    return statement
  }
}
