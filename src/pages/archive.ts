import type { EntryType, TermView } from '../features/content/index.ts'
import { renderFramed, textsOf } from './frame.ts'
import { isPastTheEnd, pagedHead } from './listing.ts'
import type { Answer, PageRequest, Site } from './page.ts'
import { breadcrumbData } from './structured-data.ts'
import type { pageTexts } from './texts.nl.ts'

/** Types that have a list of their own, and where. */
export const archivePaths: Partial<Record<EntryType, Archive>> = {
  jacobalia: { path: '/jacobalia/', label: 'jacobalia', about: 'jacobaliaAbout' },
  post: { path: '/nieuws/', label: 'post', about: 'postAbout' },
  product: { path: '/shop/', label: 'product', about: 'productAbout' },
}

interface Archive {
  path: string
  label: keyof typeof pageTexts
  /** Told to search engines, and wherever a link to it is shown. */
  about: keyof typeof pageTexts
}

/** The first word of an address of a term: its taxonomy, and what its terms are terms of. */
const taxonomies: Readonly<Record<string, { taxonomy: string; type: EntryType }>> = {
  plaats: { taxonomy: 'plaats', type: 'jacobalia' },
  soort: { taxonomy: 'soort', type: 'jacobalia' },
  onderwerp: { taxonomy: 'onderwerp', type: 'post' },
  'product-category': { taxonomy: 'product_cat', type: 'product' },
  'product-tag': { taxonomy: 'product_tag', type: 'product' },
}

/** `/jacobalia/`, `/nieuws/`, `/shop/` and `/{taxonomy}/{term path}/`, each with `/page/{n}/`. */
export async function archivePage(site: Site, request: PageRequest): Promise<Answer | undefined> {
  const asked = await askedArchive(site, request.path)
  if (!asked) return undefined
  const { content } = site.features
  const texts = textsOf(site)
  const root = archivePaths[asked.type]
  if (!root) return undefined
  const terms = asked.term ? await content.termTrail(asked.term) : []
  const trail = [
    { label: texts(root.label), url: root.path },
    ...terms.map(({ name, url }) => ({ label: name, url })),
  ]
  const template = await content.template('archive', asked.type)
  const body = await renderFramed(site, request, { archive: asked, trail }, template?.data.content ?? [])
  if (isPastTheEnd(request, body)) return undefined
  if (template) body.tags.add(`document:${template.id}`)
  const title = asked.term?.name ?? texts(root.label)
  return {
    kind: 'page',
    status: body.status,
    head: {
      title: request.page > 1 ? texts('pageTitle', { title, page: request.page }) : title,
      description: descriptionOf(asked.term, texts(root.about), texts),
      ...pagedHead(request, body),
      preload: body.preload,
      data: { '@context': 'https://schema.org', ...breadcrumbData(trail, site.siteUrl) },
    },
    body,
  }
}

function descriptionOf(term: TermView | undefined, about: string, texts: ReturnType<typeof textsOf>): string {
  return term ? term.description || texts('termAbout', { term: term.name, about }) : about
}

async function askedArchive(
  site: Site,
  path: string,
): Promise<{ type: EntryType; term?: TermView } | undefined> {
  for (const type of ['jacobalia', 'post', 'product'] as const)
    if (archivePaths[type]?.path === path) return { type }
  const [word = '', ...slugs] = path.slice(1, -1).split('/')
  const known = Object.hasOwn(taxonomies, word) ? taxonomies[word] : undefined
  if (!known || slugs.length === 0) return undefined
  const term = await site.features.content.term(known.taxonomy, slugs.join('/'))
  return term && { type: known.type, term }
}
