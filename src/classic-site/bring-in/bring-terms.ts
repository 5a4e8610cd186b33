import type { TermView } from '../../features/content/index.ts'
import type { Taxonomy } from '../../kernel/kinds.ts'
import { isTechnicalTaxonomy } from '../become/kinds.ts'
import { metaOf, plainLine } from '../become/meta.ts'
import type { ClassicTerm } from '../classic-site.ts'
import type { StagedItem } from '../store/staged.ts'
import type { KnownKinds } from './bring-kinds.ts'
import type { Survey } from './survey.ts'
import { bringEach, termKey, type Way } from './way.ts'

/** New numbers of terms, by `category/nieuws` and by their old number. */
export interface KnownTerms {
  bySlug: Map<string, number>
  byId: Map<number, number>
  /** Of an old number: what it was. */
  old: Map<number, { taxonomy: string; slug: string }>
}

const usualSlugs = new Set(['uncategorized', 'geen-categorie', 'niet-gecategoriseerd', 'ongecategoriseerd'])

/** Terms of the taxonomies that are here, what stands above before what stands below. */
export async function bringTerms(way: Way, survey: Survey, kinds: KnownKinds): Promise<KnownTerms> {
  const known: KnownTerms = { bySlug: new Map(), byId: new Map(), old: new Map() }
  const counts = await way.staged.types('term')
  for (const [taxonomy, count] of counts)
    if (!kinds.taxonomies.has(taxonomy) && !isBroughtElsewhere(taxonomy)) {
      way.report.count('terms', 'found', count)
      way.report.leftMany('terms', isTechnicalTaxonomy(taxonomy) ? 'technical' : 'orphan', count)
    }
  for (const [taxonomy, name] of kinds.taxonomies) {
    const terms = await termsOf(way, taxonomy, survey)
    const present = await way.site.content.terms(name)
    const sameSlug = new Map(present.map((term) => [term.slug, term]))
    await bringEach<ClassicTerm>(way, inBatches(parentsFirst(terms)), {
      sort: 'terms',
      nameOf: ({ name, taxonomy }) => `${plainLine(name)} (${taxonomy})`,
      leave: ({ slug, taxonomy }) =>
        taxonomy === 'category' && usualSlugs.has(slug) && !isUsed(survey) ? 'default-content' : undefined,
      write: async (term, before) => {
        const parent = term.parent ? known.bySlug.get(`${taxonomy}/${term.parent}`) : undefined
        const row = await writeTerm(way, term, {
          taxonomy: name as Taxonomy,
          before: before.kind === 'new' ? undefined : before.row,
          present: sameSlug,
          parent,
        })
        known.bySlug.set(`${taxonomy}/${term.slug}`, row)
        return { table: 'content_terms', row }
      },
    })
    const rows = await way.ledger.rows(terms.map(({ key }) => key))
    for (const { key, item } of terms) {
      const row = rows.get(key)
      if (item.id !== undefined) known.old.set(item.id, { taxonomy, slug: item.slug })
      if (row === undefined) continue
      known.bySlug.set(`${taxonomy}/${item.slug}`, row)
      if (item.id !== undefined) known.byId.set(item.id, row)
    }
  }
  return known
}

/** Categories of files, menus and attributes are brought with what they belong to. */
const isBroughtElsewhere = (taxonomy: string): boolean =>
  ['nav_menu', 'wpfd-category', 'dlm_download_category'].includes(taxonomy)

const isUsed = ({ types }: Survey): boolean => types.get('post')?.taxonomies.has('category') === true

async function termsOf(
  { staged }: Way,
  taxonomy: string,
  survey: Survey,
): Promise<StagedItem<ClassicTerm>[]> {
  const terms: StagedItem<ClassicTerm>[] = []
  for await (const batch of staged.batches('term', taxonomy, 500)) terms.push(...batch)
  for (const { slug, name, taxonomy: of } of survey.unlisted.values())
    if (of === taxonomy)
      terms.push({ key: termKey(of, slug), digest: 'unlisted', item: { taxonomy, slug, name } })
  return terms
}

async function writeTerm(
  { site }: Way,
  term: ClassicTerm,
  {
    taxonomy,
    before,
    present,
    parent,
  }: {
    taxonomy: Taxonomy
    before: number | undefined
    present: ReadonlyMap<string, TermView>
    parent: number | undefined
  },
): Promise<number> {
  const name = plainLine(term.name) || term.slug
  const description = plainLine(term.description ?? '')
  const order = Number(metaOf(term.meta, 'order') ?? term.order ?? 0)
  const position = Number.isSafeInteger(order) && order > 0 && order < 1_000_000 ? { position: order } : {}
  if (before !== undefined) {
    await site.content.changeTerm(before, {
      name,
      description,
      ...position,
      ...(parent && { parentId: parent }),
    })
    return before
  }
  const slug = decoded(term.slug)
  const same = present.get(slug)
  // One that stands here already under that name is the same one.
  if (same && same.name.toLowerCase() === name.toLowerCase()) return same.id
  const added = await site.content.addTerm({
    taxonomy,
    name,
    slug,
    description,
    ...(parent && { parentId: parent }),
  })
  if (position.position !== undefined) await site.content.changeTerm(added.id, position)
  return added.id
}

export function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** What stands in a circle, or under a term that is not there, stands at the top. */
function parentsFirst(terms: readonly StagedItem<ClassicTerm>[]): StagedItem<ClassicTerm>[] {
  const bySlug = new Map(terms.map((one) => [one.item.slug, one]))
  const done = new Set<string>()
  const ordered: StagedItem<ClassicTerm>[] = []
  const visit = (one: StagedItem<ClassicTerm>, line: ReadonlySet<string>) => {
    const { slug, parent } = one.item
    if (done.has(slug)) return
    const above = parent && !line.has(parent) ? bySlug.get(parent) : undefined
    if (above && line.size < 100) visit(above, new Set([...line, slug]))
    if (done.has(slug)) return
    done.add(slug)
    ordered.push(one)
  }
  for (const one of terms) visit(one, new Set())
  return ordered
}

async function* inBatches<Item>(items: readonly Item[], size = 50): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

export { inBatches, parentsFirst }
