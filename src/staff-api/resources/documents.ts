import { z } from 'zod'
import { documentActions } from '../documents/actions.ts'
import { changeState, removeDocument } from '../documents/state.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

const kinds = ['page', 'template', 'popup', 'panel'] as const
const sorts = ['title', 'publishedAt'] as const

/** Pages, templates and the rest that the page editor opens. */
export const documents = defineResource({
  name: 'documents',
  read: 'editor',
  write: 'editor',
  id,
  filter: z.object({
    kind: z.enum(kinds).optional(),
    q: z.string().max(200).optional(),
    hasDraft: z.boolean().optional(),
  }),
  sorts,
  async list({ features }, { sort, filter: { kind, q, hasDraft }, ...paging }) {
    const { documents, total } = await features.content.listDocuments({
      ...{ kinds: kind && [kind], words: q, hasDraft },
      sort: sorts.find((known) => known === sort),
      ...paging,
    })
    return { data: documents, total }
  },
  async one({ features }, id) {
    return (await features.content.listDocuments({ ids: [id] })).documents[0]
  },
  many: async ({ features }, ids) => (await features.content.listDocuments({ ids })).documents,
  change: { schema: z.object({ state: z.enum(['published', 'draft']) }), run: changeState },
  remove: removeDocument,
  actions: documentActions,
})
