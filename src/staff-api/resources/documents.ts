import { z } from 'zod'
import type { StaffDocument } from '../../features/content/index.ts'
import { documentActions } from '../documents/actions.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

const kinds = ['page', 'template', 'popup', 'panel'] as const

const comparisons: Readonly<Record<string, (one: StaffDocument, other: StaffDocument) => number>> = {
  title: (one, other) => one.title.localeCompare(other.title, 'nl'),
  publishedAt: (one, other) => Number(one.publishedAt ?? 0) - Number(other.publishedAt ?? 0),
}

/** Pages, templates and the rest that the page editor opens. */
export const documents = defineResource({
  name: 'documents',
  read: 'editor',
  id,
  filter: z.object({
    kind: z.enum(kinds).optional(),
    q: z.string().max(200).optional(),
    hasDraft: z.boolean().optional(),
  }),
  sorts: ['title', 'publishedAt'],
  /** By kind and place unless told. */
  async list({ features }, { page, perPage, sort, descending, filter: { kind, q = '', hasDraft } }) {
    const words = q.trim().toLocaleLowerCase('nl')
    const all = (await features.content.listDocuments(kind && { kinds: [kind] })).filter(
      (row) => row.title.toLocaleLowerCase('nl').includes(words) && (!hasDraft || row.hasDraft),
    )
    const compare = sort && comparisons[sort]
    const sorted = compare ? all.toSorted(compare) : all
    const ordered = compare && descending ? sorted.toReversed() : sorted
    return { data: ordered.slice((page - 1) * perPage, page * perPage), total: all.length }
  },
  async one({ features }, id) {
    return (await features.content.listDocuments({ ids: [id] }))[0]
  },
  many: ({ features }, ids) => features.content.listDocuments({ ids }),
  actions: documentActions,
})
