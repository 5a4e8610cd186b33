import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../database/index.ts'
import { madeRows } from '../revisions-schema.ts'

/** The key that a form sends along to create a row, and who sent it. */
export interface MadeKey {
  /** Id of the user. */
  by: string
  resource: string
  key: string
}

/** Remembers the rows that forms made, in case the answer is lost and the form is sent again. */
export interface Made {
  /** The id of the row that the form made. */
  find(of: MadeKey): Promise<string | undefined>
  /** Records the row, in the unit of work that makes it. */
  note(of: MadeKey, rowId: string): Promise<void>
  /** Deletes keys that are too old to be sent again. */
  sweep(): Promise<void>
}

const keyDays = 7

export function createMade(db: Database, clock: () => Date): Made {
  const { by, resource, key, rowId, at } = madeRows
  return {
    async find(of) {
      const [found] = await db
        .select({ rowId })
        .from(madeRows)
        .where(and(eq(by, of.by), eq(resource, of.resource), eq(key, of.key)))
      return found?.rowId
    },
    async note(of, rowId) {
      await db.insert(madeRows).values({ ...of, rowId, at: clock() })
    },
    async sweep() {
      await db.delete(madeRows).where(lt(at, new Date(clock().getTime() - keyDays * 86_400_000)))
    },
  }
}
