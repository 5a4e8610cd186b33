import { sql } from 'drizzle-orm'
import { inTurn } from '../in-turn.ts'
import type { Database } from './handle.ts'

/** Each that acts holds a connection beside those it acts with: they must not use up the pool. */
const mostAtOnce = 3

/** Lets one at a time act on what `name` names, on all nodes. */
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
