import type { TermView } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import type { Kinds } from '../../kernel/known-kinds.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryTermsProps } from './fields.ts'

/** The terms of an entry. `href` is absent when no archive lists entries of the term. */
export interface TermLinks {
  terms: readonly { id: number; name: string; href?: string }[]
  /** A card of a list: its terms are no separate part of the page. */
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

/** The archive of a term lists one kind. Other kinds link to their own archive, filtered by the term. */
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
