import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Config } from '../config.ts'
import { errorCode } from '../error-code.ts'
import { OperatorError } from '../operator-error.ts'
import { asPartOf, withCommit } from './after-commit.ts'
import { onConnection } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import type { Database, DatabaseHandle } from './handle.ts'
import { statementsStandOn } from './prepared.ts'
import { tellTriggers } from './tell-triggers.ts'
import { asPart, presentTransaction } from './unit-of-work.ts'
import { createWatchdog, liftLimits, type Watchdog } from './watchdog.ts'

export { afterCommit, sendWithCommit } from './after-commit.ts'
export { onOneConnection } from './connection.ts'
export { isDatabaseAway } from './database-away.ts'
export type { Database, DatabaseHandle, Executor, Transaction } from './handle.ts'
export {
  appliedMigrations,
  migrate,
  migrateWithin,
  migrationsToRun,
  refusalOf,
  strangeness,
} from './migrate.ts'
export {
  hashOf,
  makeLedger,
  migrateExtension,
  type OwnMigration,
  type RanMigration,
  ranMigrations,
  runOwn,
} from './migrate-extension.ts'
export { sentTogether } from './sent-together.ts'
export { isUniqueViolation } from './unique-violation.ts'
export { onceCommitted, outsideUnit, presentTransaction, unitOfWork } from './unit-of-work.ts'
export { liftLimits } from './watchdog.ts'
export { within } from './within.ts'

/** Embedded PostgreSQL allows 40 connections: enough for a site, a command beside it, and their listeners. */
const poolSize = 10
const connectLimitMs = 10_000
const oldestVersion = 150_000

/**
 * Opens the database of `databaseUrl`, or the embedded one of `dataDir`. Throws if it cannot be reached, is older
 * than PostgreSQL 15, or does not store text as UTF-8.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  warn: (message: string) => void = () => undefined,
): Promise<DatabaseHandle> {
  if (config.databaseUrl) return connect(config.databaseUrl, warn)
  const embedded = await openEmbedded(config.dataDir, { warn })
  try {
    const handle = await connect(embedded.url, warn)
    return {
      ...handle,
      async close() {
        await handle.close()
        await embedded.close()
      },
    }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

/** Opens a database again, with few connections that refuse to write, made when they are needed. */
export function openReadOnly(
  { url, watchdog }: Pick<DatabaseHandle, 'url' | 'watchdog'>,
  warn: (message: string) => void,
): Pick<DatabaseHandle, 'db' | 'close'> {
  const pool = openPool(url, watchdog, warn, 2)
  pool.on('connect', (client) => {
    client.query('set default_transaction_read_only = on').catch((error) => warn(String(error)))
  })
  return { db: withTransactions(pool), close: () => pool.end() }
}

/**
 * Opens one connection that sends a statement only after the one before it is done, which COPY needs. Its statements
 * may take long, but it ends if the database goes silent. The caller must end it.
 */
export async function openConnection({
  url,
  watchdog,
}: Pick<DatabaseHandle, 'url' | 'watchdog'>): Promise<pg.Client> {
  const client = new watchdog.Client({
    connectionString: url,
    connectionTimeoutMillis: connectLimitMs,
    application_name: 'schelp',
  })
  // If it breaks between two statements, the next one fails.
  client.on('error', () => undefined)
  await client.connect()
  await liftLimits(client)
  return client
}

function openPool(url: string, watchdog: Watchdog, warn: (message: string) => void, max: number): pg.Pool {
  const pool = new OnePerUnit({
    connectionString: url,
    Client: watchdog.Client,
    max,
    // Sends statements at once without waiting for earlier ones, so that their results come back together.
    pipeline: true,
    connectionTimeoutMillis: connectLimitMs,
    application_name: 'schelp',
  })
  // Without a listener, an idle connection that breaks would end the program.
  pool.on('error', (error) =>
    warn(`a database connection was lost, and is opened again when needed: ${error.message}`),
  )
  return pool
}

async function connect(url: string, warn: (message: string) => void): Promise<DatabaseHandle> {
  const watchdog = createWatchdog(url, warn)
  const pool = openPool(url, watchdog, warn, poolSize)
  try {
    const { rows } = await pool.query<{ version: number; encoding: string; name: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
         current_database() as name`,
    )
    const { version = 0, encoding, name } = rows[0] ?? {}
    if (version < oldestVersion)
      throw new OperatorError(`PostgreSQL 15 or later is needed; this is ${version}.`)
    if (encoding !== 'UTF8')
      throw new OperatorError(
        `The database ${name} has the encoding ${encoding}, and Schelp needs UTF8: make a new one ` +
          '(createdb -O schelp -E UTF8 -T template0 NAME).',
      )
  } catch (error) {
    await pool.end()
    throw error instanceof OperatorError
      ? error
      : new OperatorError(unreachable(url, error), { cause: error })
  }
  let closed: Promise<void> | undefined
  return {
    db: withTransactions(pool),
    pool,
    url,
    watchdog,
    close: () => {
      closed ??= pool.end()
      return closed
    },
  }
}

/** Reasons for codes of PostgreSQL and of the system. */
const reasons: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong',
  28000: 'it does not let this user in',
  '3D000': 'there is no database of that name',
  42501: 'this user may not use it',
  53100: 'its disk is full',
  53300: 'it has no connection left',
  '57P03': 'it is starting or stopping',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it broke the connection off',
  ENOENT: 'nothing listens there',
  ENOTFOUND: 'that host is unknown',
  EAI_AGAIN: 'that host is not known yet',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  ETIMEDOUT: 'there was no answer',
  DATABASE_AWAY: 'there was no answer',
}

/** The message, without the password that the URL may contain. */
function unreachable(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url)
  const code = errorCode(error) ?? ''
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error))
  const place = hostname === '' ? 'of the data folder' : `${pathname.slice(1)} at ${hostname}:${port || 5432}`
  return `The database ${place} cannot be reached (${reason}).`
}

/**
 * Refuses a second connection to a unit of work: if as many units as the pool has connections each waited for another
 * one, all would wait for ever.
 */
class OnePerUnit extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (presentTransaction())
      throw new Error('a unit of work must use its own connection, not another one of the pool')
    if (!callback) return super.connect()
    super.connect(callback)
    return undefined
  }
}

/**
 * A transaction whose `begin` fails returns its connection to the pool, which Drizzle alone does not do. In a unit of
 * work, everything uses the transaction of that unit.
 */
function withTransactions(pool: pg.Pool): Database {
  const db = drizzle({ client: pool })
  const session: unknown = Reflect.get(db, 'session')
  Object.defineProperty(db, 'session', {
    get: () => Reflect.get(presentTransaction(db) ?? { session }, 'session'),
  })
  const inPart: Database['transaction'] = async (act) => {
    const part = asPart(
      (outer, run) =>
        asPartOf(outer, async (inner) => {
          await tellTriggers(inner, outer)
          return run(inner)
        }),
      act,
    )
    if (!part) throw new Error('a part needs an open unit of work')
    return part
  }
  db.transaction = async (act, config) => {
    if (presentTransaction(db)) return inPart(act)
    const { work, committed, failed } = withCommit(act)
    const client = await pool.connect()
    try {
      const answer = await onConnection(client).transaction(async (tx) => {
        statementsStandOn(tx, onConnection(client))
        await tellTriggers(tx)
        return work(tx)
      }, config)
      await committed()
      return answer
    } catch (error) {
      await failed()
      throw error
    } finally {
      client.release()
    }
  }
  return db
}
