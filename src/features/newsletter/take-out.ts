import { and, eq, notExists } from 'drizzle-orm'
import { cameFrom } from '../../platform/provenance.ts'
import type { NewsletterDeps } from './deps.ts'
import { listReaders, lists, subscribers } from './schema.ts'

/** Removes the readers that came from a source, and its lists that nobody is on. How many readers. */
export async function takeOut({ db }: Pick<NewsletterDeps, 'db'>, source: string): Promise<number> {
  const gone = await db
    .delete(subscribers)
    .where(cameFrom(source, subscribers, subscribers.id))
    .returning({ id: subscribers.id })
  await db
    .delete(lists)
    .where(
      and(
        cameFrom(source, lists, lists.id),
        notExists(db.select().from(listReaders).where(eq(listReaders.listId, lists.id))),
      ),
    )
  return gone.length
}
