import type { TermView } from '../features/content/index.ts'
import type { Block } from '../kernel/document.ts'
import { isBuiltInTaxonomy } from '../kernel/kinds.ts'
import type { Kind } from '../kernel/known-kinds.ts'
import { textsOf } from './frame.ts'
import { aboutKind, listName } from './kind-names.ts'
import { pagedHead } from './listing.ts'
import type { PageRequest, Resolution, Site } from './page.ts'
import { breadcrumbData } from './structured-data.ts'
import { templateFor } from './template-for.ts'

/**
 * Resolves `/jacobalia/`, `/nieuws/`, `/shop/`, the lists of own kinds, and `/{word of a taxonomy}/{term path}/`, each
 * with `/page/{n}/`.
 */
export async function resolveArchive(site: Site, request: PageRequest): Promise<Resolution | undefined> {
  const asked = await askedArchive(site, request.path)
  if (!asked) return undefined
  const { kind, path, term } = asked
  const { content } = site.features
  // The shop's own list has only its built-in taxonomies.
  const isShop = kind.type === 'product' && (term === undefined || isBuiltInTaxonomy(term.taxonomy))
  const texts = textsOf(site)
  const terms = term ? await content.termTrail(term) : []
  const trail = [
    { label: listName(site, kind), url: path },
    ...terms.map(({ name, url }) => ({ label: name, url })),
  ]
  const template = await templateFor(site, 'archive', {
    archive: { type: kind.type === 'product' && !isShop ? undefined : kind.type, term },
  })
  const title = term?.name ?? listName(site, kind)
  return {
    kind: 'blocks',
    request,
    subject: { archive: { type: kind.type, term }, trail },
    documentId: template?.id,
    blocks: [
      ...(template?.data.content ?? []),
      ...(request.page === 1 ? asked.others.map(listBelow(site, term)) : []),
    ],
    tags: [
      ...(template ? [`document:${template.id}`] : []),
      ...(term ? [`list:${term.taxonomy}:${term.slug}`] : []),
    ],
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

interface OfTerm {
  kind: Kind
  total: number
}

interface Asked {
  kind: Kind
  path: string
  term?: TermView
  /** The other kinds with entries of the term, and how many they have. */
  others: readonly OfTerm[]
}

/**
 * Returns the list of a kind, or the lists of a term: all entries of the first kind that has any, and below it the
 * entries of the other kinds.
 */
async function askedArchive(site: Site, path: string): Promise<Asked | undefined> {
  const listed = site.kinds.withArchive(path)
  if (listed) return { kind: listed, path, others: [] }
  const [word = '', ...slugs] = path.slice(1, -1).split('/')
  const taxonomy = site.kinds.withWord(word)
  if (!taxonomy || slugs.length === 0) return undefined
  const { content } = site.features
  const term = await content.term(taxonomy.name, slugs.join('/'))
  if (!term) return undefined
  const counted = await Promise.all(
    site.kinds
      .sortedBy(taxonomy.name)
      .map(async (kind) => ({
        kind,
        total: (await content.list({ type: kind.type, terms: termsOf(term), perPage: 1 })).total,
      })),
  )
  const withList = counted.filter(({ kind }) => kind.archive !== undefined)
  const first = withList.find(({ total }) => total > 0) ?? withList[0]
  if (first?.kind.archive === undefined) return undefined
  return {
    kind: first.kind,
    path: first.kind.archive,
    term,
    others: withList.filter((one) => one !== first && one.total > 0),
  }
}

const termsOf = ({ taxonomy, slug }: TermView) => [{ taxonomy, slugs: [slug] }]

const shownOfOthers = 3

/** The first entries of another kind with a term, and a link to all of them in that kind's own list. */
const listBelow =
  (site: Site, term: TermView | undefined) =>
  ({ kind, total }: OfTerm): Block => {
    const { taxonomy = '', slug = '' } = term ?? {}
    const list = {
      id: `van-${kind.type}`,
      type: kind.type,
      heading: listName(site, kind),
      order: kind.orders[0],
      taxonomy,
      term: slug,
      perPage: shownOfOthers,
      exceptThis: false,
      ...(total > shownOfOthers && kind.archive
        ? {
            wayLabel: textsOf(site)('termAll', { count: total }),
            wayHref: `${kind.archive}?${taxonomy}=${slug}`,
          }
        : {}),
    }
    return {
      type: 'section',
      props: { id: `ook-${kind.type}`, content: [{ type: 'post-grid', props: list }] },
    }
  }
