import { type EntryQuery, type Town, townsNamed } from '../../features/content/index.ts'
import type { EntryOrder, Taxonomy } from '../../kernel/kinds.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import type { RenderContext } from '../context.ts'
import { type Choice, readChoice } from './address.ts'

/** What the address of an archive asks for. */
export interface Asked {
  kind: Kind
  taxonomies: readonly Taxonomy[]
  choice: Choice
  /** Everything of the archive. */
  base: Pick<EntryQuery, 'type'> & { terms: NonNullable<EntryQuery['terms']> }
  /** What is chosen of it; without the terms of one taxonomy its own counts say what choosing another would give. */
  chosen(without?: Taxonomy): Pick<EntryQuery, 'type' | 'terms' | 'near'>
  /** The towns that a visitor may mean; the first is taken. */
  towns: readonly Town[]
  /** Undefined: from near to far. */
  order: EntryOrder | undefined
}

export function askedOf(context: RenderContext, hasFacets: boolean): Asked {
  const kind = context.kinds.of(context.archive?.type ?? 'jacobalia')
  const { type } = kind
  const taxonomies = hasFacets ? kind.taxonomies : []
  const choice = readChoice(context.query, taxonomies, kind.orders[0], kind.isPlace)
  const towns = choice.near ? townsNamed(choice.near.town) : []
  const [town] = towns
  const term = context.archive?.term
  const base = { type, terms: term ? [{ taxonomy: term.taxonomy, slugs: [term.slug] }] : [] }
  return {
    ...{ kind, taxonomies, choice, base, towns },
    order: choice.order ?? (town ? undefined : kind.orders[0]),
    chosen: (without) => ({
      type,
      terms: [...base.terms, ...termsOf(choice, without)],
      // Around a town that nobody knows there is nothing to narrow by; the page says so.
      ...(town && choice.near ? { near: { ...town, kilometres: choice.near.kilometres } } : {}),
    }),
  }
}

const termsOf = ({ terms }: Choice, without?: string) =>
  Object.entries(terms)
    .filter(([taxonomy, slugs]) => taxonomy !== without && slugs.length > 0)
    .map(([taxonomy, slugs]) => ({ taxonomy, slugs }))
