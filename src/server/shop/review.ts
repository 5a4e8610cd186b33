import type { Viewer } from '../../kernel/viewer.ts'
import { draw } from '../../pages/answer.ts'
import { productAt } from '../../pages/product.ts'
import type { Program } from '../../program.ts'
import { postReview } from '../../wire/actions/shop/post-review.ts'
import type { Posted, PostedForm, Sender } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'

type ReviewDesk = Pick<Program, 'shop' | 'content' | 'limits'> & { viewer?: Viewer }

export const reviewForm = (program: Program): PostedForm => ({
  path: '/wp-comments-post.php',
  async act(sender) {
    const viewer = await viewerOf(program, sender.request.headers)
    return postReviewForm({ ...program, viewer }, sender)
  },
})

/** POST `/wp-comments-post.php`: answers with the product's page, which says whether the review was received. */
export async function postReviewForm(
  { shop, content, limits, viewer }: ReviewDesk,
  { form, from }: Pick<Sender, 'form' | 'from'>,
): Promise<Posted> {
  const mayPost = async () => (await limits.consume('review', from)).ok
  const posted = await postReview({ shop, content, mayPost, viewer }, form)
  if (posted.kind === 'received') return { to: posted.to }
  return {
    page: async (site, request) =>
      draw(
        site,
        request,
        posted.kind === 'refused'
          ? await productAt(
              site,
              { ...request, path: posted.product.url, page: 1 },
              { form: 'review', problem: posted.problem, values: posted.values },
            )
          : { kind: 'missing', status: 404 },
      ),
  }
}
