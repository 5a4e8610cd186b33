import type { EntryQuery, Town } from '../../features/content/index.ts'
import type { EntryOrder, Taxonomy } from '../../kernel/kinds.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import type { RenderContext } from '../context.ts'
import { type Choice, readChoice } from './address.ts'
import { townsOf } from './towns.ts'

/** The queries that an archive's address asks for. */
export interface Asked {
  kind: Kind
  taxonomies: readonly Taxonomy[]
  choice: Choice
  /** All entries of the archive. */
  base: Pick<EntryQuery, 'type'> & { terms: NonNullable<EntryQuery['terms']> }
  /** The chosen entries. Leaving out one taxonomy's terms gives the counts for its own options. */
  chosen(without?: Taxonomy): Pick<EntryQuery, 'type' | 'terms' | 'near'>
  /** The towns that match what the visitor typed; the first is used. */
  towns: readonly Town[]
  /** Undefined: from near to far. */
  order: EntryOrder | undefined
}

export async function askedOf(context: RenderContext, hasFacets: boolean): Promise<Asked> {
  const kind = context.kinds.of(context.archive?.type ?? 'jacobalia')
  const { type } = kind
  const taxonomies = hasFacets ? kind.taxonomies : []
  const choice = readChoice(context.query, taxonomies, kind.orders[0], kind.isPlace)
  const towns = choice.near ? await townsOf(context.features, type, choice.near.town) : []
  const [town] = towns
  const term = context.archive?.term
  const base = { type, terms: term ? [{ taxonomy: term.taxonomy, slugs: [term.slug] }] : [] }
  return {
    kind,
    taxonomies,
    choice,
    base,
    towns,
    order: choice.order ?? (town ? undefined : kind.orders[0]),
    chosen: (without) => ({
      type,
      terms: [...base.terms, ...termsOf(choice, without)],
      // An unknown town narrows nothing; the page says so.
      ...(town && choice.near ? { near: { ...town, kilometres: choice.near.kilometres } } : {}),
    }),
  }
}

const termsOf = ({ terms }: Choice, without?: string) =>
  Object.entries(terms)
    .filter(([taxonomy, slugs]) => taxonomy !== without && slugs.length > 0)
    .map(([taxonomy, slugs]) => ({ taxonomy, slugs }))
