import { asc } from 'drizzle-orm'
import type { Kinds } from '../../../kernel/known-kinds.ts'
import type { Database } from '../../../platform/database/index.ts'
import { termPath } from '../addresses.ts'
import { terms } from '../schema.ts'
import type { TermView } from '../views.ts'

/** Published when terms are added, moved or deleted; only the cache of the tree listens. */
export const termsTag = 'terms'

interface TreeParts {
  db: Database
  kinds: () => Promise<Kinds>
}

/** All terms, some thousands at most, so they are kept in memory. */
export interface TermTree {
  byId(id: number): TermView | undefined
  bySlug(taxonomy: string, slug: string): TermView | undefined
  byPath(taxonomy: string, path: string): TermView | undefined
  /** Terms of all taxonomies, in the order of `all`. */
  everything: readonly TermView[]
  /** Parents before their children, siblings in order. */
  all(taxonomy: string): readonly TermView[]
  /** From the root to the term itself. */
  trail(term: Pick<TermView, 'id'>): readonly TermView[]
  /** Terms in the order of the tree; unknown ids are left out. */
  pick(ids: readonly number[]): readonly TermView[]
}

export async function readTerms({ db, kinds: allKinds }: TreeParts): Promise<TermTree> {
  const rows = await db.select().from(terms).orderBy(asc(terms.position), asc(terms.name), asc(terms.id))
  const kinds = await allKinds()
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const ordered: TermView[] = []
  const walk = (parentId: number | null, depth: number) => {
    for (const { id, taxonomy, slug, path, name, description, position } of children.get(parentId) ?? []) {
      const parent = parentId === null ? {} : { parentId }
      const url = termPath(kinds, taxonomy, path)
      ordered.push({ id, taxonomy, slug, path, depth, name, description, position, url, ...parent })
      walk(id, depth + 1)
    }
  }
  walk(null, 0)
  const places = new Map(ordered.map(({ id }, place) => [id, place]))
  const bySlug = new Map(ordered.map((term) => [`${term.taxonomy}:${term.slug}`, term]))
  const byPath = new Map(ordered.map((term) => [`${term.taxonomy}:${term.path}`, term]))
  const taxonomies = Map.groupBy(ordered, ({ taxonomy }): string => taxonomy)
  const byId = (id: number) => ordered[places.get(id) ?? -1]
  return {
    byId,
    everything: ordered,
    bySlug: (taxonomy, slug) => bySlug.get(`${taxonomy}:${slug}`),
    byPath: (taxonomy, path) => byPath.get(`${taxonomy}:${path}`),
    all: (taxonomy) => taxonomies.get(taxonomy) ?? [],
    trail({ id }) {
      const steps: TermView[] = []
      for (let term = byId(id); term; term = term.parentId === undefined ? undefined : byId(term.parentId))
        steps.unshift(term)
      return steps
    },
    pick: (ids) =>
      ids
        .flatMap((id) => places.get(id) ?? [])
        .sort((one, other) => one - other)
        .flatMap((place) => ordered[place] ?? []),
  }
}
