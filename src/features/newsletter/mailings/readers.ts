import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listReaders, subscribers } from '../schema.ts'

/** The recipients of a list, or everybody. */
export const readersOf = (listId?: number | null): SQL | undefined =>
  and(
    eq(subscribers.status, 'confirmed'),
    listId === undefined || listId === null
      ? undefined
      : sql`exists (select from ${listReaders} where ${listReaders.listId} = ${listId} and ${listReaders.subscriberId} = ${subscribers.id})`,
  )
