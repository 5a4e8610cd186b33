import { and } from 'drizzle-orm'
import { namesInOwnField } from '../../own-fields/held.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { getEntries } from '../../view/get.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryCard } from '../../views.ts'

const most = 20

/** The entries that refer to a file of the library in a field of staff, with the cache tags for the list of them. */
export async function entriesWithFile(
  parts: Parts,
  fileId: number,
): Promise<{ entries: EntryCard[]; tags: string[] }> {
  const fields = await parts.ownFields()
  const tags = ['own-fields', ...new Set(fields.map(({ kind }) => `list:${kind}`))]
  if (fields.length === 0) return { entries: [], tags }
  const rows = await parts.db
    .select({ id: entries.id })
    .from(entries)
    .where(and(visibleAt(parts.clock()), namesInOwnField(fields, ['files'], fileId)))
    .orderBy(entries.title, entries.id)
    .limit(most)
  return {
    entries: await getEntries(
      parts,
      rows.map(({ id }) => id),
    ),
    tags,
  }
}
