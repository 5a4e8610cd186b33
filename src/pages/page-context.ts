import { scriptJson } from '../kernel/html.ts'
import { pageNonce } from '../kernel/page-nonce.ts'
import type { RenderContext } from '../widgets/context.ts'

/** Returns the data that scripts of old pages read about their page (section 3, current-page context). */
export function pageContext(context: RenderContext): string {
  const { entry, page, path, siteUrl } = context
  if (!entry) return ''
  const data = {
    current_url: siteUrl + path,
    queried_page: { ID: entry.id, page_type: 'single' },
    query: {
      post_type: entry.type,
      name: entry.slug,
      posts_per_page: 10,
      comments_per_page: 50,
      order: 'DESC',
      paged: page,
    },
    post: {
      id: entry.id,
      title: entry.title,
      excerpt: entry.excerpt,
      featuredImage: entry.picture?.src ?? false,
    },
    access_level: 2,
    nonce: pageNonce,
  }
  return `<script type="application/json" id="page-context">${scriptJson(data)}</script>`
}
