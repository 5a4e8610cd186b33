import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

/** What customers wrote; it is shown once somebody approves it (SHOP-04). */
export const reviews = defineResource({
  name: 'reviews',
  read: 'shop_manager',
  write: 'shop_manager',
  id,
  filter: z.object({ approved: z.boolean().optional(), productId: id.optional() }),
  sorts: ['createdAt'],
  async list({ features }, { filter, page, perPage, descending }) {
    const { reviews, total } = await features.shop.staffReviews({ ...filter, page, perPage, descending })
    return { data: reviews, total }
  },
  one: async ({ features }, id) =>
    (await features.shop.staffReviews({ ids: [id], page: 1, perPage: 1 })).reviews[0],
  change: {
    schema: z.object({ approved: z.literal(true) }),
    async run({ features }, id) {
      await features.shop.approveReview(id)
      const [review] = (await features.shop.staffReviews({ ids: [id], page: 1, perPage: 1 })).reviews
      return review ? ok(review) : fail('not_found')
    },
  },
  async remove({ features }, id) {
    const removed = await features.shop.deleteReview(id)
    return removed.ok ? ok(undefined) : fail('not_found')
  },
})
