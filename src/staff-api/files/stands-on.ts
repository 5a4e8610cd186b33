import { z } from 'zod'
import type { SoughtThing } from '../../features/content/index.ts'
import { ok } from '../../kernel/result.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import type { Call } from '../resource.ts'
import { id as idSchema } from '../schemas.ts'

/** A page, template or text that shows or links to a file. */
const place = shape({
  title: words,
  kind: words,
  /** Its public address; absent for templates. */
  url: words.optional(),
  /** The document that the page editor opens. */
  documentId: z.number().optional(),
})
export const placesAnswer = shape({ data: listOf(place) })

/** The uses of a file to search for: in widgets and in links. */
export const heldFile = (id: number): SoughtThing => ({
  field: 'wpfd_file_id',
  value: id,
  link: `/download/\\d+/[^/"]*/r?${id}/`,
  named: { types: ['files'], id },
})

/** Returns where a file is used ('Stands on these pages'): in file widgets, and as a link in texts (EDIT-03). */
export async function standsOn({ features }: Call, rawId: string) {
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
  const places: z.output<typeof place>[] = [
    ...entries.map(({ title, type, url, documentId }) => ({
      title,
      kind: type,
      url,
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
