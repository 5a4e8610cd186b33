import { sql } from 'drizzle-orm'
import type { Transaction } from './handle.ts'
import { trashNumber } from './note-deleted.ts'
import { presentSource } from './note-origin.ts'

/** Tells the triggers of the database what is going on, until the transaction ends. */
export async function tellTriggers(tx: Transaction): Promise<void> {
  const trashId = trashNumber()
  if (trashId !== undefined) await tell(tx, 'schelp.trash', String(trashId))
  const source = presentSource()
  if (source !== undefined) await tell(tx, 'schelp.source', source)
}

const tell = (tx: Transaction, name: string, value: string) =>
  tx.execute(sql`select set_config(${name}, ${value}, true)`)
