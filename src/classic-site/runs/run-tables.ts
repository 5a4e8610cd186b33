import { sql } from 'drizzle-orm'
import { type Database, outsideUnit } from '../../platform/database/index.ts'

/** 'wayt', as a number: the key of the lock under which the tables are made. */
const lockKey = 0x77_61_79_74

const statements = [
  sql`create schema if not exists way_in`,
  sql`create table if not exists way_in.tasks (
    id integer primary key generated always as identity,
    kind text not null, state text not null, by_command boolean not null default false, asked_by text,
    base text, force boolean not null default false,
    asked_at timestamptz not null, begun_at timestamptz, ended_at timestamptz,
    stop_asked boolean not null default false, gone integer not null default 0,
    progress jsonb, expected jsonb, sources jsonb not null default '[]',
    old_site text, problem text, report text, taken_back jsonb)`,
  sql`create table if not exists way_in.sources (
    id text primary key, name text not null, size bigint not null, received bigint not null default 0,
    modified_at timestamptz, sent_by text, sent_at timestamptz not null, touched_at timestamptz not null)`,
  sql`create table if not exists way_in.source_parts (
    source_id text not null references way_in.sources on delete cascade, start bigint not null,
    storage_key text not null unique, primary key (source_id, start))`,
]

const made = new WeakMap<Database, Promise<void>>()

/**
 * Makes the tables of runs and of what was sent for them, in the schema that no backup takes along and no migration
 * knows (0070): what they hold is of some days.
 */
export function withRunTables(db: Database): Promise<void> {
  const known = made.get(db)
  if (known) return known
  const making = outsideUnit(() =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
      for (const statement of statements) await tx.execute(statement)
    }),
  )
  made.set(db, making)
  making.catch(() => made.delete(db))
  return making
}
