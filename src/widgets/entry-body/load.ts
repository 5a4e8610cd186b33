import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryBodyProps } from './fields.ts'

/** The entry's text: HTML that was sanitized before it was stored. */
export const load = async (_props: EntryBodyProps, { entry }: RenderContext): Promise<Loaded<string>> => ({
  model: entry?.body ?? '',
  tags: entry ? [`entry:${entry.id}`] : [],
})
