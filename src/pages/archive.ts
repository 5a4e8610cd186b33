import type { TermView } from '../features/content/index.ts'
import {
  type ArchivedType,
  archiveOf,
  archives,
  kindOfTaxonomy,
  kinds,
  taxonomies,
  taxonomyNames,
} from '../kernel/kinds.ts'
import { textsOf } from './frame.ts'
import { pagedHead } from './listing.ts'
import type { PageRequest, Resolution, Site } from './page.ts'
import { breadcrumbData } from './structured-data.ts'

/** `/jacobalia/`, `/nieuws/`, `/shop/` and `/{taxonomy}/{term path}/`, each with `/page/{n}/`. */
export async function resolveArchive(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  const asked = await askedArchive(site, request.path)
  if (!asked) return undefined
  const { content } = site.features
  const texts = textsOf(site)
  const terms = asked.term ? await content.termTrail(asked.term) : []
  const trail = [
    { label: texts(asked.type), url: kinds[asked.type].archive },
    ...terms.map(({ name, url }) => ({ label: name, url })),
  ]
  const template = await content.template('archive', asked.type)
  const title = asked.term?.name ?? texts(asked.type)
  return {
    kind: 'blocks',
    request,
    subject: { archive: asked, trail },
    documentId: template?.id,
    blocks: template?.data.content ?? [],
    tags: template ? [`document:${template.id}`] : [],
    head: (body) => ({
      title: request.page > 1 ? texts('pageTitle', { title, page: request.page }) : title,
      description: descriptionOf(asked.term, texts(`${asked.type}About`), texts),
      ...pagedHead(request, body),
      preload: body.preload,
      data: { '@context': 'https://schema.org', ...breadcrumbData(trail, site.siteUrl) },
    }),
  }
}

function descriptionOf(term: TermView | undefined, about: string, texts: ReturnType<typeof textsOf>): string {
  return term ? term.description || texts('termAbout', { term: term.name, about }) : about
}

async function askedArchive(
  site: Site,
  path: string,
): Promise<{ type: ArchivedType; term?: TermView } | undefined> {
  const archive = archives.find((known) => known.path === path)
  if (archive) return { type: archive.type }
  const [word = '', ...slugs] = path.slice(1, -1).split('/')
  const taxonomy = taxonomyNames.find((name) => taxonomies[name].word === word)
  const type = taxonomy && kindOfTaxonomy(taxonomy)
  const archived = type && archiveOf(type)
  if (!archived || slugs.length === 0) return undefined
  const term = await site.features.content.term(taxonomy, slugs.join('/'))
  return term && { type: archived.type, term }
}
