import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryTermsProps } from './fields.ts'

export type TermLinks = readonly { id: number; name: string; href: string }[]

/** The entry's terms. */
export async function load(
  { taxonomy }: EntryTermsProps,
  { entry }: RenderContext,
): Promise<Loaded<TermLinks>> {
  const terms = (entry?.terms ?? []).filter((term) => !taxonomy || term.taxonomy === taxonomy)
  return {
    model: terms.map(({ id, name, url }) => ({ id, name, href: url })),
    tags: [
      ...(entry ? [`entry:${entry.id}`] : []),
      ...terms.map((term) => `list:${term.taxonomy}:${term.slug}`),
    ],
  }
}
