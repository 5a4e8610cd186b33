import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { holdsWords } from '../database/containing.ts'
import { type Database, presentTransaction, type Transaction } from '../database/index.ts'
import { noteDeleted } from '../database/note-deleted.ts'
import { tellTriggers } from '../database/tell-triggers.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import { errorCode } from '../error-code.ts'
import { formDrafts, proposals, rowVersions, trash, trashRows } from '../revisions-schema.ts'
import type { Thing } from './thing.ts'

/** How long deleted rows can be restored. */
export const trashDays = 30

export interface ThrownAway extends Thing {
  id: number
  title: string
  thrownAt: Date
  /** Id of the user. */
  thrownBy?: string
  /** After this moment it cannot be restored. */
  goneAt: Date
}

export interface DeletedRow {
  inTable: string
  row: unknown
}

export interface TrashQuery {
  /** The resources whose rows the current user may restore. */
  resources: readonly string[]
  words?: string
  page: number
  perPage: number
}

export interface Trash {
  /** Runs a deletion; if it succeeds, every row that it deleted can be restored. Its tables have the trigger that notes them. */
  throwAway<Value extends Result<unknown, string, unknown>>(
    thing: Thing & { title: string; by: string },
    act: () => Promise<Value>,
  ): Promise<{ done: Value; trashId: number }>
  list(query: TrashQuery): Promise<{ things: readonly ThrownAway[]; total: number }>
  one(id: number): Promise<ThrownAway | undefined>
  /** The deleted rows, as the database had them. */
  rows(id: number): Promise<readonly DeletedRow[]>
  /** Which of these rows are in the trash. */
  among(resource: string, rowIds: readonly string[]): Promise<readonly ThrownAway[]>
  /**
   * Inserts the deleted rows again; call `isBack` afterwards to remove them from the trash. `taken`: another row now
   * has their name or address.
   */
  bringBack(
    id: number,
    also?: (tx: Transaction) => Promise<void>,
  ): Promise<Result<undefined, 'missing' | 'taken'>>
  isBack(id: number): Promise<void>
  /** Deletes it from the trash for good. */
  forget(id: number): Promise<boolean>
  /** Deletes what has been in the trash for too long. */
  sweep(): Promise<void>
}

export function createTrash(db: Database, clock: () => Date): Trash {
  /** If the program crashed before it set `is_gone`, the recorded rows show that the deletion happened. */
  const isGone = sql`(${trash.isGone} or exists (select from ${trashRows} where ${trashRows.trashId} = ${trash.id}))`
  const found = async (where: SQL | undefined, limit = 1, offset = 0): Promise<ThrownAway[]> => {
    const rows = await db
      .select()
      .from(trash)
      .where(and(isGone, where))
      .orderBy(desc(trash.thrownAt), desc(trash.id))
      .limit(limit)
      .offset(offset)
    return rows.map(({ id, resource, rowId, title, thrownAt, thrownBy }) => ({
      id,
      resource,
      rowId,
      title,
      thrownAt,
      ...(thrownBy !== null && { thrownBy }),
      goneAt: new Date(thrownAt.getTime() + trashDays * 86_400_000),
    }))
  }
  const drop = async (id: number) => {
    const { rowCount } = await db.delete(trash).where(eq(trash.id, id))
    return (rowCount ?? 0) > 0
  }

  return {
    async throwAway({ by, ...thing }, act) {
      const [row] = await db
        .insert(trash)
        .values({ ...thing, thrownBy: by, thrownAt: clock() })
        .returning({ id: trash.id })
      if (!row) throw new Error('nothing was added to the trash')
      try {
        const unit = presentTransaction(db)
        const done = await noteDeleted(row.id, async () => {
          // A deletion outside a transaction of its own must reach the triggers, too.
          if (unit) await tellTriggers(unit)
          return act()
        })
        // Rows that the unit of work deletes after this do not go to the trash.
        if (unit) await db.execute(sql`select set_config('schelp.trash', '', true)`)
        // What only marks its row, as entries that visitors saw, is brought back by its resource.
        if (done.ok) await db.update(trash).set({ isGone: true }).where(eq(trash.id, row.id))
        else await drop(row.id)
        return { done, trashId: row.id }
      } catch (error) {
        // A failed unit of work rolls everything back itself.
        if (!presentTransaction(db)) await drop(row.id)
        throw error
      }
    },

    async list({ resources, words = '', page, perPage }) {
      const where = and(inArray(trash.resource, [...resources]), holdsWords(words, trash.title))
      const [things, total] = await Promise.all([
        found(where, perPage, (page - 1) * perPage),
        db.$count(trash, and(isGone, where)),
      ])
      return { things, total }
    },

    async one(id) {
      return (await found(eq(trash.id, id)))[0]
    },

    rows: (id) =>
      db
        .select({ inTable: trashRows.inTable, row: trashRows.row })
        .from(trashRows)
        .where(eq(trashRows.trashId, id)),

    among: (resource, rowIds) =>
      found(and(eq(trash.resource, resource), inArray(trash.rowId, [...rowIds])), rowIds.length),

    async bringBack(id, also) {
      try {
        return await db.transaction(async (tx) => {
          const [thing] = await tx.select({ id: trash.id }).from(trash).where(eq(trash.id, id)).for('update')
          if (!thing) return fail('missing')
          const rows = await tx
            .delete(trashRows)
            .where(eq(trashRows.trashId, id))
            .returning({ id: trashRows.id, inTable: trashRows.inTable, row: trashRows.row })
          await putBack(
            tx,
            rows.toSorted((one, other) => other.id - one.id),
          )
          await also?.(tx)
          return ok(undefined)
        })
      } catch (error) {
        if (isUniqueViolation(error)) return fail('taken')
        throw error
      }
    },

    async isBack(id) {
      await drop(id)
    },

    forget: async (id) => {
      const thing = (await found(eq(trash.id, id)))[0]
      return thing ? forgetAll(db, eq(trash.id, id)) : false
    },

    async sweep() {
      await forgetAll(db, lt(trash.thrownAt, new Date(clock().getTime() - trashDays * 86_400_000)))
    },
  }
}

/** Returns the values of a column in deleted rows of a table that can still be restored. */
export async function valuesInTrash(
  db: Database,
  table: string,
  column: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ value: sql<string | null>`${trashRows.row} ->> ${column}` })
    .from(trashRows)
    .where(eq(trashRows.inTable, table))
  return new Set(rows.flatMap(({ value }) => value ?? []))
}

/** Drizzle wraps the database's own error. */
const stateOf = (error: unknown) => errorCode(error instanceof Error ? (error.cause ?? error) : error)
const foreignKeyViolation = '23503'

/**
 * Inserts rows again, each after the rows that it refers to. Rows that refer to something deleted for good, such as
 * an entry's link to a term that no longer exists, are left out.
 */
async function putBack(tx: Transaction, rows: readonly DeletedRow[]): Promise<void> {
  let left = rows
  for (;;) {
    const waiting: DeletedRow[] = []
    for (const row of left)
      try {
        await tx.transaction((inner) => insertRow(inner, row))
      } catch (error) {
        if (stateOf(error) !== foreignKeyViolation) throw error
        waiting.push(row)
      }
    if (waiting.length === 0 || waiting.length === left.length) return
    left = waiting
  }
}

/** Inserts the recorded columns, except generated ones, which the database computes. */
async function insertRow(tx: Transaction, { inTable, row }: DeletedRow): Promise<void> {
  const json = JSON.stringify(row)
  const { rows } = await tx.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${inTable}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and ${json}::jsonb ? attname`)
  const columns = sql.raw(rows[0]?.columns ?? '')
  const table = sql.identifier(inTable)
  await tx.execute(
    sql`insert into ${table} (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${table}, ${json}::jsonb)`,
  )
}

/** Deletes trash rows together with the form drafts, versions and proposals of their things. */
async function forgetAll(db: Database, which: SQL): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(trash)
      .where(which)
      .returning({ resource: trash.resource, rowId: trash.rowId })
    for (const { resource, rowId } of gone)
      for (const table of [formDrafts, rowVersions, proposals])
        await tx.delete(table).where(and(eq(table.resource, resource), eq(table.rowId, rowId)))
    return gone.length > 0
  })
}
