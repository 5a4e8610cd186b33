import type { EntryType } from '../../kernel/kinds.ts'
import type { Kind } from '../../kernel/known-kinds.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { PageTitleProps } from './fields.ts'

/** What the list shows, according to the address. */
export interface ListTitle {
  type?: EntryType
  /** For a kind that staff defined. */
  own?: Pick<Kind, 'many' | 'about'>
  term?: { taxonomy: string; name: string; description: string }
  /** The search words; empty before a search. */
  words?: string
  page: number
}

export async function load(
  _props: PageTitleProps,
  { archive, words, page, kinds }: RenderContext,
): Promise<Loaded<ListTitle>> {
  const { type, term } = archive ?? {}
  const kind = kinds.named(type)
  return {
    model: {
      type,
      ...(kind?.isOwn && { own: { many: kind.many, about: kind.about } }),
      term: term && { taxonomy: term.taxonomy, name: term.name, description: term.description },
      words,
      page,
    },
    tags: term ? [`list:${term.taxonomy}:${term.slug}`] : [],
  }
}
