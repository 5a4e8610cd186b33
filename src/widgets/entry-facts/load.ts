import type { Position } from '../../features/content/index.ts'
import { factFields } from '../../kernel/built-in-fields.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { shownField } from '../shared/own-fields/shown-field.ts'
import type { ShownPart } from '../shared/own-fields/shown-value.ts'
import type { EntryFactsProps } from './fields.ts'

export interface PlaceFacts {
  /** Names of fields, with what is known. */
  facts: readonly { name: string; value: ShownPart }[]
  /** The distance to Santiago, which stands in a sentence of its own (`distance`). */
  kilometres?: number | undefined
  position?: Position | undefined
  /** A card of a list: its facts are no separate part of the page. */
  inCard?: boolean
}

/** The facts of a place; undefined when there are none. */
export async function load(
  { showPosition }: EntryFactsProps,
  context: RenderContext,
): Promise<Loaded<PlaceFacts | undefined>> {
  const { entry, card } = context
  if (!entry) return { model: undefined }
  const found = await Promise.all(
    factFields.map(async (field) => ({
      name: field.name,
      ...(await shownField(field, entry.fields, context)),
    })),
  )
  return {
    model: {
      facts: found.flatMap(({ name, value }) => (value ? [{ name, value }] : [])),
      kilometres: entry.fields.kilometresToSantiago,
      position: showPosition ? entry.position : undefined,
      inCard: Boolean(card),
    },
    tags: [`entry:${entry.id}`, ...found.flatMap(({ tags }) => tags ?? [])],
  }
}
