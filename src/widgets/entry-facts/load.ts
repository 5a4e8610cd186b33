import type { PlaceFields, Position } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryFactsProps } from './fields.ts'

export interface PlaceFacts {
  fields: Omit<PlaceFields, 'sources'>
  position?: Position
  /** One of many that are told alike: no part of the page by itself. */
  inCard?: boolean
}

/** What is known of a place; undefined when nothing is. */
export async function load(
  { showPosition }: EntryFactsProps,
  { entry, card }: RenderContext,
): Promise<Loaded<PlaceFacts | undefined>> {
  if (!entry) return { model: undefined }
  const { sources: _, ...fields } = entry.fields
  return {
    model: { fields, position: showPosition ? entry.position : undefined, inCard: Boolean(card) },
    tags: [`entry:${entry.id}`],
  }
}
