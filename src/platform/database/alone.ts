import { sql } from 'drizzle-orm'
import { inTurn } from '../in-turn.ts'
import type { Database } from './handle.ts'

/** Whoever holds a lock uses one connection for it and others for the work: locks must not use up the pool. */
const mostAtOnce = 3

/** A lock by name, over all nodes: of those that ask for the same name, one acts at a time. */
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
