import { type EntryType, entryTypes } from '../../kernel/kinds.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { PageTitleProps } from './fields.ts'

/** What the list is of, as far as the address says. */
export interface ListTitle {
  type?: EntryType
  term?: { taxonomy: string; name: string; description: string }
  /** What was searched for; empty when nothing yet. */
  words?: string
  page: number
}

export async function load(
  _props: PageTitleProps,
  { archive, words, page }: RenderContext,
): Promise<Loaded<ListTitle>> {
  const { type, term } = archive ?? {}
  return {
    model: {
      type: entryTypes.find((known) => known === type),
      term: term && { taxonomy: term.taxonomy, name: term.name, description: term.description },
      words,
      page,
    },
    tags: term ? [`list:${term.taxonomy}:${term.slug}`] : [],
  }
}
