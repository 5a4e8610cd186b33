import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { EntryTitleProps } from './fields.ts'

export interface Title {
  title: string
  excerpt: string
  place?: string
  kilometres?: number
}

export async function load(
  _props: EntryTitleProps,
  { entry }: RenderContext,
): Promise<Loaded<Title | undefined>> {
  if (!entry) return { model: undefined }
  const { id, title, excerpt, fields } = entry
  return {
    model: { title, excerpt, place: fields.place, kilometres: fields.kilometresToSantiago },
    tags: [`entry:${id}`],
  }
}
