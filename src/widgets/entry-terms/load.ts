import type { TermView } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import type { Kinds } from '../../kernel/known-kinds.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryTermsProps } from './fields.ts'

/** Without an address where nothing lists what has the term. */
export interface TermLinks {
  terms: readonly { id: number; name: string; href?: string }[]
  /** One of many that are told alike: no part of the page by itself. */
  inCard: boolean
}

/** The entry's terms. */
export async function load(
  { taxonomy }: EntryTermsProps,
  { entry, kinds, card }: RenderContext,
): Promise<Loaded<TermLinks>> {
  const terms = (entry?.terms ?? []).filter((term) => !taxonomy || term.taxonomy === taxonomy)
  return {
    model: {
      terms: terms.map((term) => ({ id: term.id, name: term.name, ...listOf(kinds, entry?.type, term) })),
      inCard: Boolean(card),
    },
    tags: [
      ...(entry ? [`entry:${entry.id}`] : []),
      ...terms.map((term) => `list:${term.taxonomy}:${term.slug}`),
    ],
  }
}

/** The address of a term lists one kind first; others are listed by theirs, with the term as its filter. */
function listOf(
  kinds: Kinds,
  type: EntryType | undefined,
  { taxonomy, slug, url }: TermView,
): { href?: string } {
  const listed = kinds.ofTaxonomy(taxonomy)
  if (listed?.type === type) return { href: url }
  const archive = kinds.named(type)?.archive
  if (archive) return { href: `${archive}?${taxonomy}=${slug}` }
  return listed ? { href: url } : {}
}
