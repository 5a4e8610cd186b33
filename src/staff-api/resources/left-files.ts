import { z } from 'zod'
import { moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'

/** Files that imports of folders left out, and why. */
export const leftFiles = defineResource({
  name: 'left-files',
  read: 'library',
  id: z.string().max(4_096),
  row: shape({
    id: words,
    path: words,
    reason: words,
    /** What its contents are, where that is known and not what its name says. */
    found: words.nullable(),
    seenAt: moment,
  }),
  filter: z.object({ q: z.string().max(200).optional(), reason: z.string().max(20).optional() }),
  sorts: [],
  async list({ features }, { page, perPage, filter: { q, reason } }) {
    const { files, total } = await features.library.leftFiles({ words: q, reason, page, perPage })
    return { data: files.map((file) => ({ id: file.path, ...file })), total }
  },
})
