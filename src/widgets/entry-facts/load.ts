import type { PlaceFields, Position } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryFactsProps } from './fields.ts'

export interface PlaceFacts {
  fields: Omit<PlaceFields, 'sources'>
  position?: Position
  /** A card of a list: its facts are no separate part of the page. */
  inCard?: boolean
}

/** The facts of a place; undefined when there are none. */
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
