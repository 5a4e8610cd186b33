import { sql } from 'drizzle-orm'
import type { Transaction } from './handle.ts'
import { trashNumber } from './note-deleted.ts'
import { presentSource } from './note-origin.ts'

interface Told {
  trashId?: number | undefined
  source?: string | undefined
}

const told = new WeakMap<Transaction, Told>()

/**
 * Passes the trash id and the source to the database's triggers, until the transaction ends. A part of a transaction
 * knows what `outer` was told.
 */
export async function tellTriggers(tx: Transaction, outer?: Transaction): Promise<void> {
  const before: Told = (outer && told.get(outer)) ?? {}
  const now: Told = { trashId: trashNumber() ?? before.trashId, source: presentSource() ?? before.source }
  if (now.trashId !== undefined && now.trashId !== before.trashId)
    await tell(tx, 'schelp.trash', String(now.trashId))
  if (now.source !== undefined && now.source !== before.source) await tell(tx, 'schelp.source', now.source)
  told.set(tx, now)
}

const tell = (tx: Transaction, name: string, value: string) =>
  tx.execute(sql`select set_config(${name}, ${value}, true)`)
