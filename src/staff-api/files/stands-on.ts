import type { SoughtThing } from '../../features/content/index.ts'
import { ok } from '../../kernel/result.ts'
import type { Call, Outcome } from '../resource.ts'
import { id as idSchema } from '../schemas.ts'

/** A page, template or text that shows or links to a file. */
interface Place {
  title: string
  kind: string
  /** Its public address; absent for templates. */
  url?: string
  /** The document that the page editor opens. */
  documentId?: number
}

/** The uses of a file to search for: in widgets and in links. */
export const heldFile = (id: number): SoughtThing => ({
  field: 'wpfd_file_id',
  value: id,
  link: `/download/\\d+/[^/"]*/r?${id}/`,
  named: { types: ['files'], id },
})

/** Returns where a file is used ('Stands on these pages'): in file widgets, and as a link in texts (EDIT-03). */
export async function standsOn({ features }: Call, rawId: string): Promise<Outcome<unknown>> {
  const id = idSchema.safeParse(rawId)
  if (!id.success) return ok({ data: [] })
  const { documentIds, entryIds } = await features.content.heldWhere(heldFile(id.data))
  const { documents } = await features.content.listDocuments({ ids: documentIds })
  const owners = documents.flatMap(({ entryId }) => entryId ?? [])
  const { entries } = await features.content.staffEntries({
    ids: [...new Set([...entryIds, ...owners])],
    perPage: 100,
  })
  const templates = documents.filter(({ entryId }) => entryId === undefined)
  const places: Place[] = [
    ...entries.map(({ title, type, url, documentId }) => ({
      ...{ title, kind: type, url },
      ...(documentId === undefined ? {} : { documentId }),
    })),
    ...templates.map((document) => ({
      title: document.title,
      kind: document.role ?? document.kind,
      documentId: document.id,
    })),
  ]
  return ok({ data: places })
}
