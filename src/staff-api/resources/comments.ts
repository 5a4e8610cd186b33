import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { judged, shape } from '../answer-parts.ts'
import { type Call, defineResource } from '../resource.ts'
import { id, text } from '../schemas.ts'

const one = async ({ features: { content } }: Call, id: number) =>
  (await content.staffComments({ ids: [id], page: 1, perPage: 1 })).comments[0]

/** Comments on news by visitors; each is shown once staff approve it. */
export const comments = defineResource({
  name: 'comments',
  read: 'entries',
  write: 'entries',
  id,
  row: shape({ ...judged, entryId: z.number() }),
  filter: z.object({ approved: z.boolean().optional() }),
  sorts: ['createdAt'],
  async list({ features: { content } }, { filter, page, perPage, descending }) {
    const { comments, total } = await content.staffComments({ ...filter, page, perPage, descending })
    return { data: comments, total }
  },
  one,
  change: {
    schema: z.object({ approved: z.boolean().optional(), answer: text(5_000).optional() }),
    async run(call, id, change) {
      const changed = await call.features.content.changeComment(id, change)
      const comment = changed.ok ? await one(call, id) : undefined
      return comment ? ok(comment) : fail('missing')
    },
  },
  remove: ({ features: { content } }, id) => content.deleteComment(id),
  /** What it was written below may have gone for good. */
  broughtBack: async (call, id) => ((await one(call, id)) ? ok(undefined) : fail('missing')),
})
