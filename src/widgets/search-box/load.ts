import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { SearchBoxProps } from './fields.ts'

/** The present search words, which stay in the field. */
export const load = async (
  _props: SearchBoxProps,
  { words }: RenderContext,
): Promise<Loaded<{ words: string }>> => ({ model: { words: words ?? '' } })
