import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { withSavedParts } from '../saved-parts.ts'
import type { SavedPartProps } from './fields.ts'

export interface SavedPartModel {
  html: string
}

/**
 * What stands in the block, for the page editor: on the site its widgets take its place (`saved-parts.ts`). Undefined
 * while no block is chosen, or it is not on the site.
 */
export async function load(
  { part }: SavedPartProps,
  { features: { content }, documentId, draw }: RenderContext,
  id: string,
): Promise<Loaded<SavedPartModel | undefined>> {
  if (part === null || !draw) return { model: undefined }
  const block = { type: 'saved-part', props: { id, part } }
  const blocks = await withSavedParts([block], content, documentId)
  if (blocks.length === 0) return { model: undefined }
  return { model: { html: (await draw(blocks, {})).html } }
}
