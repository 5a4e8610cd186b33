import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Executor } from './handle.ts'
import { presentTransaction } from './unit-of-work.ts'

const connections = new WeakMap<pg.PoolClient, Database>()

/**
 * Returns the Drizzle instance of a connection, the same one for its whole life, so that its statements are built once.
 */
export function onConnection(client: pg.PoolClient): Database {
  const known = connections.get(client) ?? drizzle({ client: withoutWaitingToBegin(client) })
  connections.set(client, known)
  return known
}

/** Statements that begin a transaction or a part of it, or end a part. */
const isFrame = /^(?:begin|savepoint \w+|release savepoint \w+)$/

/**
 * Sends statements that begin a transaction, or begin or end a part of it, without waiting for their answer: they
 * leave in one packet with the statements around them (0028). They fail only if the connection breaks or an earlier
 * statement has failed, and then the commit fails too. The commit also fails if the database answers it with a
 * rollback, because a statement had failed and its error was ignored.
 */
function withoutWaitingToBegin(client: pg.PoolClient): pg.PoolClient {
  let framed: Promise<unknown>[] = []
  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    if (isFrame.test(statement.text)) {
      if (statement.text === 'begin') framed = []
      // Only a prepared statement is sent together with those after it.
      const sent = client.query({ ...statement, name: statement.text })
      sent.catch(() => undefined)
      framed.push(sent)
      return undefined
    }
    const answer = client.query(statement, values)
    if (statement.text !== 'commit') return answer
    const [{ command }] = await Promise.all([answer, ...framed])
    if (command !== 'COMMIT')
      throw new Error('a statement of the transaction had failed: nothing was committed')
    return answer
  }
  return Object.create(client, { query: { value: query } })
}

/** The pool of a database; undefined for a transaction or in a unit of work, which have a connection. */
export function poolOf(db: Executor): pg.Pool | undefined {
  const client = '$client' in db && !presentTransaction(db) ? db.$client : undefined
  return client instanceof pg.Pool ? client : undefined
}

/**
 * Runs statements that do not depend on each other on one connection: they leave in one packet, and the answers come
 * back together (0028). On several connections, each would wake another process of the database.
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
