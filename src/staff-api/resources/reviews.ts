import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { answering } from '../action.ts'
import { done, judged, listOf, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { id, text } from '../schemas.ts'

/** Reviews by customers; each is shown once staff approve it (SHOP-04). */
export const reviews = defineResource({
  name: 'reviews',
  read: 'products',
  write: 'products',
  id,
  row: shape({
    ...judged,
    productId: z.number(),
    rating: z.number(),
    verified: z.boolean(),
    helpful: z.number(),
    reports: listOf(words),
  }),
  filter: z.object({
    approved: z.boolean().optional(),
    reported: z.boolean().optional(),
    productId: id.optional(),
  }),
  sorts: ['createdAt'],
  async list({ features }, { filter, page, perPage, descending }) {
    const { reviews, total } = await features.shop.staff.reviews({ ...filter, page, perPage, descending })
    return { data: reviews, total }
  },
  one: async ({ features }, id) =>
    (await features.shop.staff.reviews({ ids: [id], page: 1, perPage: 1 })).reviews[0],
  change: {
    schema: z.object({ approved: z.boolean().optional(), answer: text(5_000).optional() }),
    async run({ features }, id, change) {
      const changed = await features.shop.staff.changeReview(id, change)
      if (!changed.ok) return fail('missing')
      const [review] = (await features.shop.staff.reviews({ ids: [id], page: 1, perPage: 1 })).reviews
      return review ? ok(review) : fail('missing')
    },
  },
  async remove({ features }, id) {
    const removed = await features.shop.staff.deleteReview(id)
    return removed.ok ? ok(undefined) : fail('missing')
  },
  actions: {
    /** Clears the reports of visitors, after staff looked at them. */
    reports: [
      answering({
        method: 'DELETE',
        needs: 'products',
        answer: done,
        async run({ features }, raw) {
          const known = id.safeParse(raw)
          if (!known.success) return fail('missing')
          const looked = await features.shop.staff.changeReview(known.data, { reports: [] })
          return looked.ok ? ok({ id: known.data }) : fail('missing')
        },
      }),
    ],
  },
  /** Counts its stars in the rating again. */
  broughtBack: async ({ features }, id) => features.shop.staff.changeReview(id, {}),
})
