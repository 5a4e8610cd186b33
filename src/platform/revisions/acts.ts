import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { staffActs } from '../revisions-schema.ts'
import type { Thing } from './thing.ts'

/** Something that a member of staff did. Its title is not stored, because it may be a person's name. */
export interface Act extends Thing {
  /** `create`, `change`, `remove`, or the name of an action in its address. */
  act: string
  /** Id of the user. */
  by: string
}

export interface NotedAct extends Act {
  id: number
  /** The last time, if the act was repeated within an hour. */
  at: Date
  times: number
}

export interface ActsQuery {
  by?: string | undefined
  resource?: string | undefined
  rowId?: string | undefined
  act?: string | undefined
  page: number
  perPage: number
}

export interface Acts {
  /**
   * Records an act. The same act by the same user on the same thing within an hour is one line, because a page is
   * saved while it is written.
   */
  note(act: Act): Promise<void>
  /** The latest first. */
  list(query: ActsQuery): Promise<{ acts: readonly NotedAct[]; total: number }>
  /** Deletes acts that are too old. */
  sweep(): Promise<void>
}

/** How long acts are kept. */
export const actsDays = 365

export function createActs(db: Database, clock: () => Date): Acts {
  const { id, at, by, resource, rowId, act } = staffActs
  return {
    async note(done) {
      const now = clock()
      const hourAgo = new Date(now.getTime() - 3_600_000)
      await db.execute(sql`
        with again as (
          update ${staffActs} set at = ${now.toISOString()}::timestamptz, times = times + 1
          where id = (
            select max(id) from ${staffActs}
            where ${by} = ${done.by} and ${resource} = ${done.resource} and ${rowId} = ${done.rowId} and ${act} = ${done.act}
              and ${at} > ${hourAgo.toISOString()}::timestamptz)
          returning id)
        insert into ${staffActs} (at, by, resource, row_id, act)
        select ${now.toISOString()}::timestamptz, ${done.by}, ${done.resource}, ${done.rowId}, ${done.act}
        where not exists (select from again)`)
    },
    async list({ page, perPage, ...wanted }) {
      const where = and(
        wanted.by === undefined ? undefined : eq(by, wanted.by),
        wanted.resource === undefined ? undefined : eq(resource, wanted.resource),
        wanted.rowId === undefined ? undefined : eq(rowId, wanted.rowId),
        wanted.act === undefined ? undefined : eq(act, wanted.act),
      )
      const [acts, total] = await Promise.all([
        db
          .select()
          .from(staffActs)
          .where(where)
          .orderBy(desc(at), desc(id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(staffActs, where),
      ])
      return { acts, total }
    },
    async sweep() {
      await db.delete(staffActs).where(lt(at, new Date(clock().getTime() - actsDays * 86_400_000)))
    },
  }
}
