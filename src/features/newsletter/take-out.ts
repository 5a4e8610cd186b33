import { cameFrom } from '../../platform/provenance.ts'
import type { NewsletterDeps } from './deps.ts'
import { subscribers } from './schema.ts'

/** Removes the readers that came from a source. How many. */
export async function takeOut({ db }: Pick<NewsletterDeps, 'db'>, source: string): Promise<number> {
  const gone = await db
    .delete(subscribers)
    .where(cameFrom(source, subscribers, subscribers.id))
    .returning({ id: subscribers.id })
  return gone.length
}
