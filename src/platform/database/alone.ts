import { sql } from 'drizzle-orm'
import { poolOf } from './connection.ts'
import type { Database } from './handle.ts'
import { unitOfWork } from './unit-of-work.ts'

/**
 * Creates a lock by name, over all nodes: callers that give the same name act one at a time. What they do is a unit of
 * work, or a part of the one that is open, and the lock is held until that has ended.
 */
export function createAlone(db: Database) {
  return <Value>(name: string, act: () => Promise<Value>): Promise<Value> =>
    unitOfWork(db, async () => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      return act()
    })
}

export type Alone = ReturnType<typeof createAlone>

/**
 * Runs `act` unless another call on any node is at work under the same name; then it returns undefined at once. For
 * work that takes long: it holds a connection, and no transaction. A killed program holds nothing.
 */
export async function onlyOne<Value>(
  db: Database,
  name: string,
  act: () => Promise<Value>,
): Promise<Value | undefined> {
  const client = await poolOf(db)?.connect()
  if (!client) throw new Error('a lock needs a connection of its own')
  const ask = async (lock: string) => {
    const { rows } = await client.query(`select ${lock}(hashtextextended($1, 0)) as answer`, [name])
    return rows[0]?.answer === true
  }
  try {
    if (!(await ask('pg_try_advisory_lock'))) return undefined
    try {
      return await act()
    } finally {
      // A connection that broke has taken the lock with it.
      await ask('pg_advisory_unlock').catch(() => undefined)
    }
  } finally {
    client.release()
  }
}
