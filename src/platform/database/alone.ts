import { sql } from 'drizzle-orm'
import { inTurn } from '../in-turn.ts'
import type { Database } from './handle.ts'

/** A lock takes one connection and the work under it others: locks must not use up the pool. */
const mostAtOnce = 3

/** Creates a lock by name, over all nodes: callers that give the same name act one at a time. */
export function createAlone(db: Database) {
  const turn = inTurn(mostAtOnce)
  return <Value>(name: string, act: () => Promise<Value>): Promise<Value> =>
    turn(() =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
        return act()
      }),
    )
}

export type Alone = ReturnType<typeof createAlone>
