import { type EntryView, sharedPicture } from '../features/content/index.ts'
import type { ProductView } from '../features/shop/index.ts'
import { foundWords } from '../kernel/found-words.ts'
import { builtInKinds } from '../kernel/kinds.ts'
import type { RenderContext } from '../widgets/context.ts'
import type { Rendered } from '../widgets/rendered.ts'
import { commentPageOf, readCommentPage } from './comment-page.ts'
import { textsOf } from './frame.ts'
import { pagedHead } from './listing.ts'
import type { Head, PageRequest, Resolution, Site } from './page.ts'
import { productData } from './product-data.ts'
import { breadcrumbData } from './structured-data.ts'
import { templateFor } from './template-for.ts'

const productPath = /^\/product\/[^/]+\/(?:comment-page-\d{1,9}\/)?$/

/** Resolves `/product/{slug}/` and the pages of its reviews, `…/comment-page-{n}/`; `?cpage=n` redirects to those. */
export async function resolveProduct(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  if (!productPath.test(request.path)) return undefined
  // Its one listing, the reviews, has its own form of page numbers.
  if (request.page > 1) return { kind: 'missing', status: 404 }
  const asked = readCommentPage(request, 'reviews')
  if ('kind' in asked) return asked
  return productAt(site, { ...request, path: asked.path, page: asked.page ?? 1 })
}

/**
 * Resolves the page of a product, requested or shown again with a refused form.
 * @param request its path without `comment-page-{n}/`, its page that of the reviews
 */
export async function productAt(
  site: Site,
  request: PageRequest,
  { posted }: Pick<RenderContext, 'posted'> = {},
): Promise<Resolution> {
  const { content, shop } = site.features
  const found = await content.find(request.path, request.viewer)
  if (!found) return { kind: 'missing', status: 404 }
  if (found.kind === 'moved') return { kind: 'redirect', status: 301, to: found.to }
  if (found.kind === 'gone') return { kind: 'missing', status: 410 }
  const { entry } = found
  const [template, product] = await Promise.all([
    entry.document ? undefined : templateFor(site, 'single', { entry }),
    shop.catalogue.product(entry.id, request.viewer),
  ])
  const trail = [
    { label: textsOf(site)('product'), url: builtInKinds.product.archive },
    { label: entry.title, url: entry.url },
  ]
  const data = [...(product ? [productData(product, site.siteUrl)] : []), breadcrumbData(trail, site.siteUrl)]
  return {
    kind: 'blocks',
    request,
    subject: { entry, product, posted, trail },
    documentId: entry.documentId ?? template?.id,
    blocks: entry.document?.content ?? template?.data.content ?? [],
    tags: [`entry:${entry.id}`, `product:${entry.id}`, ...(template ? [`document:${template.id}`] : [])],
    head: (body) => headOf(request, entry, product, body, data),
  }
}

function headOf(
  request: PageRequest,
  entry: EntryView,
  product: ProductView | undefined,
  body: Rendered,
  data: readonly object[],
): Head {
  const { title, description } = foundWords(entry)
  const picture = product?.pictures[0]
  return {
    title,
    description: description || undefined,
    ...pagedHead(request, body, (page) => commentPageOf(request.path, page)),
    ...(entry.status === 'published' ? {} : { canonical: undefined }),
    image: picture && sharedPicture(picture),
    preload: body.preload,
    data: { '@context': 'https://schema.org', '@graph': data },
  }
}
