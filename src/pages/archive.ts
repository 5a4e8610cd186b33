import type { TermView } from '../features/content/index.ts'
import type { Kind } from '../kernel/known-kinds.ts'
import { textsOf } from './frame.ts'
import { aboutKind, listName } from './kind-names.ts'
import { pagedHead } from './listing.ts'
import type { PageRequest, Resolution, Site } from './page.ts'
import { breadcrumbData } from './structured-data.ts'

/** `/jacobalia/`, `/nieuws/`, `/shop/`, the lists of kinds that staff defined, and `/{word of a taxonomy}/{term path}/`, each with `/page/{n}/`. */
export async function resolveArchive(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  const asked = await askedArchive(site, request.path)
  if (!asked) return undefined
  const { kind, path, term } = asked
  const { content } = site.features
  const texts = textsOf(site)
  const terms = term ? await content.termTrail(term) : []
  const trail = [
    { label: listName(site, kind), url: path },
    ...terms.map(({ name, url }) => ({ label: name, url })),
  ]
  const template = await content.template('archive', kind.type)
  const title = term?.name ?? listName(site, kind)
  return {
    kind: 'blocks',
    request,
    subject: { archive: { type: kind.type, term }, trail },
    documentId: template?.id,
    blocks: template?.data.content ?? [],
    tags: template ? [`document:${template.id}`] : [],
    head: (body) => ({
      title: request.page > 1 ? texts('pageTitle', { title, page: request.page }) : title,
      description: descriptionOf(term, aboutKind(site, kind), texts),
      ...pagedHead(request, body),
      preload: body.preload,
      data: { '@context': 'https://schema.org', ...breadcrumbData(trail, site.siteUrl) },
    }),
  }
}

function descriptionOf(
  term: TermView | undefined,
  about: string,
  texts: ReturnType<typeof textsOf>,
): string | undefined {
  return (term ? term.description || texts('termAbout', { term: term.name, about }) : about) || undefined
}

async function askedArchive(
  site: Site,
  path: string,
): Promise<{ kind: Kind; path: string; term?: TermView } | undefined> {
  const listed = site.kinds.withArchive(path)
  if (listed) return { kind: listed, path }
  const [word = '', ...slugs] = path.slice(1, -1).split('/')
  const taxonomy = site.kinds.withWord(word)
  const kind = taxonomy && site.kinds.ofTaxonomy(taxonomy.name)
  if (!taxonomy || kind?.archive === undefined || slugs.length === 0) return undefined
  const { archive } = kind
  const term = await site.features.content.term(taxonomy.name, slugs.join('/'))
  return term && { kind, path: archive, term }
}
