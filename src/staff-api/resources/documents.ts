import { z } from 'zod'
import { documentActions } from '../documents/actions.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

const kinds = ['page', 'template', 'popup', 'panel'] as const

/** Pages, templates and the rest that the page editor opens. */
export const documents = defineResource({
  name: 'documents',
  read: 'editor',
  id,
  filter: z.object({ kind: z.enum(kinds).optional(), q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { page, perPage, filter: { kind, q = '' } }) {
    const words = q.trim().toLocaleLowerCase('nl')
    const all = (await features.content.listDocuments(kind && { kinds: [kind] })).filter(({ title }) =>
      title.toLocaleLowerCase('nl').includes(words),
    )
    return { data: all.slice((page - 1) * perPage, page * perPage), total: all.length }
  },
  async one({ features }, id) {
    return (await features.content.listDocuments({ ids: [id] }))[0]
  },
  many: ({ features }, ids) => features.content.listDocuments({ ids }),
  actions: documentActions,
})
