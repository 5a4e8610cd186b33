import { sql } from 'drizzle-orm'
import { poolOf } from './connection.ts'
import type { Database } from './handle.ts'
import { unitOfWork } from './unit-of-work.ts'

/**
 * Creates a lock by name, over all nodes: callers with the same name act one at a time. They act in a unit of work,
 * or in a part of the open one, and hold the lock until that has ended.
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
 * Runs `act`, unless another call with the same name is running on any node: then returns undefined at once. For work
 * that takes long: it holds a connection, but no transaction. If the program is killed, the lock is released.
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
      // A broken connection has released the lock already.
      await ask('pg_advisory_unlock').catch(() => undefined)
    }
  } finally {
    client.release()
  }
}
