import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Watchdog } from './watchdog.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Anything that runs SQL: the pool, or a transaction. */
export type Executor = Database | Transaction

export interface DatabaseHandle {
  db: Database
  pool: pg.Pool
  /** The address, for parts that need a connection of their own. */
  url: string
  /** Watches every connection that is made by its clients. */
  watchdog: Watchdog
  close(): Promise<void>
}
