import { z } from 'zod'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

/** What a file or category may be sold with: products by name, for editors who may not change them. */
export const fileProducts = defineResource({
  name: 'file-products',
  read: 'library',
  id,
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
