import { sql } from 'drizzle-orm'
import type { Transaction } from './handle.ts'
import { trashNumber } from './note-deleted.ts'
import { presentSource } from './note-origin.ts'

/** Passes the trash id and the source to the database's triggers, until the transaction ends. */
export async function tellTriggers(tx: Transaction): Promise<void> {
  const trashId = trashNumber()
  if (trashId !== undefined) await tell(tx, 'schelp.trash', String(trashId))
  const source = presentSource()
  if (source !== undefined) await tell(tx, 'schelp.source', source)
}

const tell = (tx: Transaction, name: string, value: string) =>
  tx.execute(sql`select set_config(${name}, ${value}, true)`)
