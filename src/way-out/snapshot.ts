import type pg from 'pg'
import { type DatabaseHandle, openConnection } from '../platform/database/index.ts'

/** A row as JSON has it: moments as ISO 8601 in UTC. */
export type Row = Readonly<Record<string, unknown>>

/** All rows of the site as of one moment, however long it takes to read them. */
export interface Snapshot {
  /** Rows of a query, some hundreds in memory at a time. */
  rows(query: string): AsyncGenerator<Row>
  all(query: string): Promise<Row[]>
  close(): Promise<void>
}

const rowsAtOnce = 200

/** Opens a connection of its own and takes the snapshot; it writes nothing. The caller must close it. */
export async function takeSnapshot(handle: Pick<DatabaseHandle, 'url' | 'watchdog'>): Promise<Snapshot> {
  const client = await openConnection(handle)
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query("set local timezone = 'UTC'; set local search_path = public")
    // The snapshot is taken by the first query, not by `begin`.
    await client.query('select 1 from pg_class limit 1')
  } catch (error) {
    await client.end()
    throw error
  }
  let cursors = 0
  const rows = (query: string) => {
    cursors += 1
    return rowsOf(client, `way_out_${cursors}`, query)
  }
  return {
    rows,
    async all(query) {
      const found: Row[] = []
      for await (const row of rows(query)) found.push(row)
      return found
    },
    async close() {
      await client.query('rollback').catch(() => undefined)
      await client.end()
    },
  }
}

async function* rowsOf(client: pg.Client, cursor: string, query: string): AsyncGenerator<Row> {
  await client.query(`declare ${cursor} no scroll cursor for select row_to_json(r) as row from (${query}) r`)
  for (;;) {
    const { rows } = await client.query<{ row: Row }>(`fetch ${rowsAtOnce} from ${cursor}`)
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await client.query(`close ${cursor}`)
}
