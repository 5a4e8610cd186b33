import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { rowVersions } from '../revisions-schema.ts'
import type { Thing } from './thing.ts'

export interface RowVersion {
  id: number
  /** Absent for the state before the first save by staff. */
  savedAt?: Date
  /** Id of the user. */
  savedBy?: string
}

export interface History {
  /** Records the new state of a row; `before` is its old state, stored only at the first save. */
  note(thing: Thing, saved: { by: string; before: unknown; now: unknown }): Promise<void>
  /** Versions of a row, the newest first. */
  list(thing: Thing): Promise<readonly RowVersion[]>
  read(thing: Thing, versionId: number): Promise<unknown>
  /** Which of these rows have earlier versions. */
  withEarlier(resource: string, rowIds: readonly string[]): Promise<ReadonlySet<string>>
  forget(thing: Thing): Promise<void>
}

const mostVersions = 50

export function createHistory(db: Database, clock: () => Date): History {
  const of = ({ resource, rowId }: Thing) =>
    and(eq(rowVersions.resource, resource), eq(rowVersions.rowId, rowId))
  return {
    async note(thing, { by, before, now }) {
      await db.transaction(async (tx) => {
        const isFirst = (await tx.$count(rowVersions, of(thing))) === 0
        const first = isFirst && before !== undefined ? [{ ...thing, data: before }] : []
        await tx
          .insert(rowVersions)
          .values([...first, { ...thing, savedAt: clock(), savedBy: by, data: now }])
        await tx.delete(rowVersions).where(
          and(
            of(thing),
            sql`${rowVersions.id} <= (select id from platform_row_versions
              where resource = ${thing.resource} and row_id = ${thing.rowId}
              order by id desc offset ${mostVersions} limit 1)`,
          ),
        )
      })
    },
    async list(thing) {
      const { id, savedAt, savedBy } = rowVersions
      const rows = await db
        .select({ id, savedAt, savedBy })
        .from(rowVersions)
        .where(of(thing))
        .orderBy(desc(id))
      return rows.map(({ id, savedAt, savedBy }) => ({
        id,
        ...(savedAt && { savedAt }),
        ...(savedBy !== null && { savedBy }),
      }))
    },
    async read(thing, versionId) {
      const [row] = await db
        .select({ data: rowVersions.data })
        .from(rowVersions)
        .where(and(of(thing), eq(rowVersions.id, versionId)))
      return row?.data
    },
    async withEarlier(resource, rowIds) {
      const rows = await db
        .select({ rowId: rowVersions.rowId })
        .from(rowVersions)
        .where(and(eq(rowVersions.resource, resource), inArray(rowVersions.rowId, [...rowIds])))
        .groupBy(rowVersions.rowId)
        .having(sql`count(*) > 1`)
      return new Set(rows.map(({ rowId }) => rowId))
    },
    async forget(thing) {
      await db.delete(rowVersions).where(of(thing))
    },
  }
}
