import type { DocumentView, TemplateRole, TermView } from '../features/content/index.ts'
import type { EntryType } from '../kernel/kinds.ts'
import type { Site } from './page.ts'

interface About {
  entry?: { id: number; type: EntryType; terms: readonly TermView[] } | undefined
  archive?: { type: EntryType | undefined; term?: TermView | undefined } | undefined
  path?: string
}

/** Returns the template of a role for the page's entry, list or address. */
export async function templateFor(
  { features: { content } }: Pick<Site, 'features'>,
  role: TemplateRole,
  { entry, archive, path }: About,
): Promise<DocumentView | undefined> {
  const terms = entry?.terms ?? (archive?.term ? [archive.term] : [])
  const trails = await Promise.all(terms.map((term) => content.termTrail(term)))
  const termIds = trails
    .flatMap((trail) => trail.toReversed().map(({ id }, above) => ({ id, above })))
    .sort((one, other) => one.above - other.above)
    .map(({ id }) => id)
  return content.template(role, { type: entry?.type ?? archive?.type, entryId: entry?.id, termIds, path })
}
