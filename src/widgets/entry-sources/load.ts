import type { PlaceFields } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntrySourcesProps } from './fields.ts'

export type Sources = NonNullable<PlaceFields['sources']>

/** The sources of the entry's facts. */
export const load = async (
  _props: EntrySourcesProps,
  { entry }: RenderContext,
): Promise<Loaded<Sources>> => ({
  model: entry?.fields.sources ?? [],
  tags: entry ? [`entry:${entry.id}`] : [],
})
