import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { formDrafts } from '../revisions-schema.ts'
import type { Thing } from './thing.ts'

/** A form that a member of staff has filled in but not saved. */
export interface FormDraft {
  savedAt: Date
  /** The stamp of the row when the form was opened. */
  stamp: string
  data: unknown
}

/** Tells, in a list, that somebody has an unsaved form of a row. */
export interface DraftNote {
  rowId: string
  userId: string
  savedAt: Date
}

export interface Drafts {
  read(thing: Thing, userId: string): Promise<FormDraft | undefined>
  keep(thing: Thing, userId: string, draft: Pick<FormDraft, 'stamp' | 'data'>): Promise<void>
  forget(thing: Thing, userId?: string): Promise<void>
  /** Which of these rows have unsaved forms, and whose. */
  waiting(resource: string, rowIds: readonly string[]): Promise<readonly DraftNote[]>
  /** Deletes forms that have not been changed for too long. */
  sweep(): Promise<void>
}

const oldestDays = 90

export function createDrafts(db: Database, clock: () => Date): Drafts {
  const of = ({ resource, rowId }: Thing) =>
    and(eq(formDrafts.resource, resource), eq(formDrafts.rowId, rowId))
  const by = (userId: string) => eq(formDrafts.userId, userId)
  const { rowId, userId, savedAt, stamp, data } = formDrafts
  return {
    async read(thing, who) {
      const [found] = await db
        .select({ savedAt, stamp, data })
        .from(formDrafts)
        .where(and(of(thing), by(who)))
      return found
    },
    async keep(thing, who, draft) {
      const values = { ...draft, savedAt: clock() }
      await db
        .insert(formDrafts)
        .values({ ...thing, userId: who, ...values })
        .onConflictDoUpdate({ target: [formDrafts.resource, rowId, userId], set: values })
    },
    async forget(thing, who) {
      await db.delete(formDrafts).where(and(of(thing), who === undefined ? undefined : by(who)))
    },
    async waiting(resource, rowIds) {
      if (rowIds.length === 0) return []
      return db
        .select({ rowId, userId, savedAt })
        .from(formDrafts)
        .where(and(eq(formDrafts.resource, resource), inArray(rowId, [...rowIds])))
        .orderBy(sql`${savedAt} desc`)
    },
    async sweep() {
      await db.delete(formDrafts).where(lt(savedAt, new Date(clock().getTime() - oldestDays * 86_400_000)))
    },
  }
}
