import { z } from 'zod'
import { shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

/** Products with which a file or category can be sold: by name, for editors who may not change products. */
export const fileProducts = defineResource({
  name: 'file-products',
  read: 'library',
  id,
  row: shape({ id: z.number(), title: words }),
  filter: z.object({ q: z.string().max(200).optional() }),
  sorts: [],
  async list({ features }, { filter, page, perPage }) {
    const { entries, total } = await features.content.staffEntries({
      types: ['product'],
      words: filter.q,
      sort: 'title',
      page,
      perPage,
    })
    return { data: entries.map(({ id, title }) => ({ id, title })), total }
  },
  async one({ features }, id) {
    const entry = await features.content.staffEntry(id)
    return entry?.type === 'product' ? { id, title: entry.title } : undefined
  },
})
