import { missingPage } from '../../pages/missing.ts'
import { showProduct } from '../../pages/product.ts'
import type { Program } from '../../program.ts'
import { postReview } from '../../wire/actions/shop/post-review.ts'
import { textFields } from '../requests/form-fields.ts'
import type { Posted, Sender } from '../requests/posted-form.ts'

export const reviewPath = '/wp-comments-post.php'

/** POST `/wp-comments-post.php`: the product's page, which says what became of the review. */
export async function postReviewForm(
  { shop, content, limits }: Pick<Program, 'shop' | 'content' | 'limits'>,
  { form, from }: Sender,
): Promise<Posted> {
  const mayPost = async () => (await limits.consume('review', from)).ok
  const posted = await postReview({ shop, content, mayPost }, textFields(form))
  if (posted.kind === 'received') return { to: posted.to }
  return {
    page: async (site, request) => {
      const page =
        posted.kind === 'refused'
          ? await showProduct(
              site,
              { ...request, path: posted.product.url, page: 1 },
              { form: 'review', problem: posted.problem, values: posted.values },
            )
          : undefined
      return page ?? missingPage(site, request, 404)
    },
  }
}
