import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryTitleProps } from './fields.ts'

export interface Title {
  title: string
  excerpt: string
  place?: string
  kilometres?: number
  /** Address of the entry, in the card of a list. */
  card?: RenderContext['card']
}

export async function load(
  _props: EntryTitleProps,
  { entry, card }: RenderContext,
): Promise<Loaded<Title | undefined>> {
  if (!entry) return { model: undefined }
  const { id, title, excerpt, fields } = entry
  return {
    model: { title, excerpt, place: fields.place, kilometres: fields.kilometresToSantiago, card },
    tags: [`entry:${id}`],
  }
}
