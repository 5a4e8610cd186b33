import type { PictureImage } from '../../ui/picture/picture.tsx'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { toImage } from '../shared/entries/entry-card.ts'
import type { RepeaterProps } from './fields.ts'

/** Pictures by row; absent for a row without one, or whose picture was deleted. */
export async function load(
  { items }: RepeaterProps,
  { features }: RenderContext,
): Promise<Loaded<readonly (PictureImage | undefined)[]>> {
  const numbers = items.map(({ media }) => media)
  const pictures = await Promise.all(
    numbers.map((id) => (id === null ? undefined : features.content.picture(id))),
  )
  return {
    model: pictures.map((picture) => picture && toImage(picture)),
    tags: numbers.flatMap((id) => (id === null ? [] : [`media:${id}`])),
  }
}
