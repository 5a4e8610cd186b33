import type { Parts } from '../parts.ts'
import type { Commenting, EntryCard } from '../views.ts'

/** What visitors may do with comments below an entry. The settings are cached: this asks the database nothing. */
export async function commenting(
  parts: Pick<Parts, 'settings'>,
  { type, fields }: Pick<EntryCard, 'type' | 'fields'>,
): Promise<Commenting> {
  if (type !== 'post' || !(await parts.settings()).comments?.isOn) return 'off'
  return fields.commentsClosed === true ? 'closed' : 'open'
}

/** The tag of the one page that shows the comments on an entry. */
export const commentsTag = (entryId: number) => `comments:${entryId}`
