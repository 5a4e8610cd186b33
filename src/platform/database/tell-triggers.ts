import { sql } from 'drizzle-orm'
import type { Transaction } from './handle.ts'
import { trashNumber } from './note-deleted.ts'
import { presentSource } from './note-origin.ts'

interface Told {
  trashId?: number | undefined
  source?: string | undefined
}

const told = new WeakMap<Transaction, Told>()
const outerOf = new WeakMap<Transaction, Transaction>()

/**
 * Passes the trash id and the source to the database's triggers, until the transaction ends. A part of a transaction
 * need not be told again what `outer` was told.
 */
export async function tellTriggers(tx: Transaction, outer?: Transaction): Promise<void> {
  if (outer) outerOf.set(tx, outer)
  const before: Told = (outer && told.get(outer)) ?? {}
  const now: Told = { trashId: trashNumber(), source: presentSource() }
  const tells: [string, string][] = []
  if (now.trashId !== undefined && now.trashId !== before.trashId)
    tells.push(['schelp.trash', String(now.trashId)])
  if (now.source !== undefined && now.source !== before.source) tells.push(['schelp.source', now.source])
  // What a part is told stays when it ends well: then nobody knows what the others would have to be told.
  if (tells.length > 0) for (let above = outer; above; above = outerOf.get(above)) told.delete(above)
  for (const [name, value] of tells) await tell(tx, name, value)
  told.set(tx, { trashId: now.trashId ?? before.trashId, source: now.source ?? before.source })
}

const tell = (tx: Transaction, name: string, value: string) =>
  tx.execute(sql`select set_config(${name}, ${value}, true)`)
