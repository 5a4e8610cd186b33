import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listReaders, subscribers } from '../schema.ts'

/** Who gets what is sent to a list, or to everybody. */
export const readersOf = (listId?: number | null): SQL | undefined =>
  and(
    eq(subscribers.status, 'confirmed'),
    listId === undefined || listId === null
      ? undefined
      : sql`exists (select from ${listReaders} where ${listReaders.listId} = ${listId} and ${listReaders.subscriberId} = ${subscribers.id})`,
  )
