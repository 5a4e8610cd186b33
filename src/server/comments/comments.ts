import type { Viewer } from '../../kernel/viewer.ts'
import { draw } from '../../pages/answer.ts'
import { entryAt } from '../../pages/entry.ts'
import type { PageRequest, Resolution, Site } from '../../pages/page.ts'
import { productAt } from '../../pages/product.ts'
import type { Program } from '../../program.ts'
import { type PostedComment, postComment } from '../../wire/actions/comments/post-comment.ts'
import type { Posted, PostedForm, Sender } from '../forms/posted-form.ts'
import { viewerOf } from '../visitor.ts'

type Desk = Pick<Program, 'shop' | 'content' | 'limits'> & { viewer?: Viewer }

/** Reviews of products and comments on news have one address. */
export const commentForm = (program: Program): PostedForm => ({
  path: '/wp-comments-post.php',
  // Somewhat too long a text is answered on its own page.
  longest: { comment: 20_000 },
  async act(sender) {
    const viewer = await viewerOf(program, sender.request.headers)
    return postCommentForm({ ...program, viewer }, sender)
  },
})

/** POST `/wp-comments-post.php`: answers with the page that it is about, which says whether it was received. */
export async function postCommentForm(
  { shop, content, limits, viewer }: Desk,
  { form, from }: Pick<Sender, 'form' | 'from'>,
): Promise<Posted> {
  const mayPost = async (kind: 'review' | 'comment') => (await limits.consume(kind, from)).ok
  const posted = await postComment({ shop, content, mayPost, viewer }, form)
  if (posted.kind === 'received') return { to: posted.to }
  return { page: async (site, request) => draw(site, request, await pageOf(posted, site, request)) }
}

async function pageOf(
  posted: Exclude<PostedComment, { kind: 'received' }>,
  site: Site,
  request: PageRequest,
): Promise<Resolution> {
  if (posted.kind === 'unknown') return { kind: 'missing', status: 404 }
  const { form, entry, problem, values } = posted
  const asked = { ...request, path: entry.url, page: 1 }
  const at = form === 'review' ? productAt : entryAt
  return at(site, asked, { posted: { form, problem, values } })
}
