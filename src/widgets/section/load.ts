import { type PictureView, readValuesAt, type ValuesAt } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { fieldsOf } from '../shared/own-fields/shown-field.ts'
import type { SectionProps } from './fields.ts'
import { inkOn } from './ink-on.ts'

/** The background of a section: pictures, a colour, or both, and a text colour that is readable on it. */
export interface GroundModel {
  pictures: readonly PictureView[]
  colour?: { value: string; ink: 'light' | 'dark' }
}

/** Loads the background of a section. A dynamic one is taken from the page or one of its fields (CAT-14). */
export async function load(
  props: SectionProps,
  context: RenderContext,
): Promise<Loaded<GroundModel | undefined>> {
  const { entry } = context
  switch (props.ground) {
    case 'none':
      return { model: undefined }
    case 'pictures':
      return ofPictures(props.groundPictures, context)
    case 'featured': {
      const tags = entry ? [`entry:${entry.id}`] : []
      const picture = entry?.picture
      if (!picture) return { model: undefined, tags }
      return { model: { pictures: [picture] }, tags: [...tags, `media:${picture.id}`] }
    }
    case 'field':
      return ofField(props, context)
  }
}

async function ofPictures(
  ids: readonly number[],
  { features }: RenderContext,
): Promise<Loaded<GroundModel | undefined>> {
  const found = await Promise.all(ids.map((id) => features.content.picture(id)))
  const pictures = found.filter((picture) => picture !== undefined)
  return { model: pictures.length > 0 ? { pictures } : undefined, tags: ids.map((id) => `media:${id}`) }
}

/** Pictures and colour of fields, also within rows: all pictures of the rows, and the first colour. */
async function ofField(
  { groundField, groundColour, groundFeatured }: SectionProps,
  context: RenderContext,
): Promise<Loaded<GroundModel | undefined>> {
  const { entry } = context
  if (!entry) return { model: undefined }
  const declared = await fieldsOf(entry, context)
  const [main, tint] = [groundField, groundColour].map((path) => readValuesAt(declared, path, entry.fields))
  const { model: found, tags: shown = [] } = await ofPictures(picturesOf(main), context)
  const pictures = found?.pictures ?? (groundFeatured && entry.picture ? [entry.picture] : [])
  const value = colourOf(main) ?? colourOf(tint)
  const tags = ['own-fields', `entry:${entry.id}`, ...new Set([...shown, ...tagsOf(pictures)])]
  if (pictures.length === 0 && value === undefined) return { model: undefined, tags }
  return { model: { pictures, ...(value && { colour: { value, ink: inkOn(value) } }) }, tags }
}

const tagsOf = (pictures: readonly PictureView[]) => pictures.map(({ id }) => `media:${id}`)

const picturesOf = (found: ValuesAt | undefined): number[] =>
  found?.field.type === 'picture' || found?.field.type === 'pictures'
    ? found.values.flat().filter((id) => typeof id === 'number')
    : []

const colourOf = (found: ValuesAt | undefined): string | undefined =>
  found?.field.type === 'colour' ? found.values.find((value) => typeof value === 'string') : undefined
