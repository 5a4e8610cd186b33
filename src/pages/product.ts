import type { EntryView } from '../features/content/index.ts'
import type { ProductView } from '../features/shop/index.ts'
import { kinds } from '../kernel/kinds.ts'
import type { RenderContext } from '../widgets/context.ts'
import type { Rendered } from '../widgets/render.ts'
import { renderFramed, textsOf } from './frame.ts'
import { missingPage } from './missing.ts'
import type { Answer, Head, PageRequest, Site } from './page.ts'
import { productData } from './product-data.ts'
import { breadcrumbData } from './structured-data.ts'

const productPath = /^(\/product\/[^/]+\/)(?:comment-page-(\d{1,9})\/)?$/

/** `/product/{slug}/` and the pages of its reviews, `…/comment-page-{n}/`; `?cpage=n` leads to those. */
export async function productPage(site: Site, request: PageRequest): Promise<Answer | undefined> {
  const [, path, number] = productPath.exec(request.path) ?? []
  if (path === undefined) return undefined
  // Its one listing has pages of its own kind.
  if (request.page > 1) return missingPage(site, request, 404)
  const old = /^\d{1,9}$/.exec(request.query.get('cpage') ?? '')?.[0]
  const asked = Number(number ?? old ?? 1)
  if (number === undefined ? old !== undefined : asked <= 1)
    return { kind: 'redirect', status: 301, to: `${reviewPage(path, asked)}#reviews` }
  const shown = await showProduct(site, { ...request, path, page: asked })
  return shown ?? missingPage(site, request, 404)
}

/**
 * The page of a product, as a visitor asks for it or as it comes back with a form that was refused.
 * @param request its path without `comment-page-{n}/`, its page that of the reviews
 */
export async function showProduct(
  site: Site,
  request: PageRequest,
  posted?: RenderContext['posted'],
): Promise<Answer | undefined> {
  const { content, shop } = site.features
  const found = await content.find(request.path, request.viewer)
  if (!found) return undefined
  if (found.kind === 'moved') return { kind: 'redirect', status: 301, to: found.to }
  if (found.kind === 'gone') return missingPage(site, request, 410)
  const { entry } = found
  const [template, product] = await Promise.all([
    entry.document ? undefined : content.template('single', 'product'),
    shop.product(entry.id, request.viewer),
  ])
  const blocks = entry.document?.content ?? template?.data.content ?? []
  const trail = [
    { label: textsOf(site)('product'), url: kinds.product.archive },
    { label: entry.title, url: entry.url },
  ]
  const body = await renderFramed(site, request, { entry, posted, trail }, blocks)
  if (request.page > (body.pages ?? 1)) return undefined
  for (const tag of [`entry:${entry.id}`, `product:${entry.id}`]) body.tags.add(tag)
  if (template) body.tags.add(`document:${template.id}`)
  const data = [...(product ? [productData(product, site.siteUrl)] : []), breadcrumbData(trail, site.siteUrl)]
  return { kind: 'page', status: body.status, head: headOf(request, entry, product, body, data), body }
}

const reviewPage = (path: string, page: number) => (page <= 1 ? path : `${path}comment-page-${page}/`)

function headOf(
  { path, page, query }: PageRequest,
  { title, excerpt, status }: EntryView,
  product: ProductView | undefined,
  body: Rendered,
  data: readonly object[],
): Head {
  const picture = product?.pictures[0]
  const isPlain = status === 'published' && ![...body.reads].some((name) => query.has(name))
  return {
    title,
    description: excerpt || undefined,
    canonical: isPlain ? reviewPage(path, page) : undefined,
    previous: page > 1 ? reviewPage(path, page - 1) : undefined,
    next: page < (body.pages ?? 1) ? reviewPage(path, page + 1) : undefined,
    image: picture && { url: picture.src, width: picture.width, height: picture.height, alt: picture.alt },
    preload: body.preload,
    data: { '@context': 'https://schema.org', '@graph': data },
  }
}
