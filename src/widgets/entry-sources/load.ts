import type { PlaceFields } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntrySourcesProps } from './fields.ts'

export type Sources = NonNullable<PlaceFields['sources']>

/** Where the entry's facts were found. */
export const load = async (
  _props: EntrySourcesProps,
  { entry }: RenderContext,
): Promise<Loaded<Sources>> => ({
  model: entry?.fields.sources ?? [],
  tags: entry ? [`entry:${entry.id}`] : [],
})
