import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Executor } from './handle.ts'

const connections = new WeakMap<pg.PoolClient, Database>()

/**
 * Returns the Drizzle instance of a connection, the same one for its whole life, so that its statements are built once.
 */
export function onConnection(client: pg.PoolClient): Database {
  const known = connections.get(client) ?? drizzle({ client: withoutWaitingToBegin(client) })
  connections.set(client, known)
  return known
}

/**
 * Sends `begin` without waiting for its answer: it leaves in one packet with the first statements of its transaction
 * (0028). It fails only when the connection breaks, and then those statements fail too.
 */
function withoutWaitingToBegin(client: pg.PoolClient): pg.PoolClient {
  let begun: Promise<unknown> = Promise.resolve()
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    if (statement.text === 'begin') {
      // Only a prepared statement waits for the statements after it.
      begun = client.query({ ...statement, name: 'begin' })
      begun.catch(() => undefined)
      return undefined
    }
    const answer = client.query(statement, values)
    if (statement.text === 'commit') await Promise.all([begun, answer])
    return answer
  }
  return Object.create(client, { query: { value: query } })
}

/** Returns the pool of a database; undefined for a transaction, which has its connection. */
export function poolOf(db: Executor): pg.Pool | undefined {
  const client = '$client' in db ? db.$client : undefined
  return client instanceof pg.Pool ? client : undefined
}

/**
 * Runs statements that do not depend on each other on one connection: they leave in one packet and come back together
 * (0028). Over the pool, each would wake another process of the database.
 */
export async function onOneConnection<Answers>(
  db: Executor,
  ask: (connection: Executor) => Promise<Answers>,
): Promise<Answers> {
  const pool = poolOf(db)
  if (!pool) return ask(db)
  const client = await pool.connect()
  try {
    return await ask(onConnection(client))
  } finally {
    client.release()
  }
}
