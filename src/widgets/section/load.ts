import { type PictureView, readValuesAt, type ValuesAt } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { SectionProps } from './fields.ts'
import { inkOn } from './ink-on.ts'

/** What lies behind a section: pictures, and below them or alone a colour, with the ink that can be read on it. */
export interface GroundModel {
  pictures: readonly PictureView[]
  colour?: { value: string; ink: 'light' | 'dark' }
}

/** The background of a section; that of the page or of a field of it is looked up for each page (CAT-14). */
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
  return {
    model: pictures.length > 0 ? { pictures } : undefined,
    tags: ids.map((id) => `media:${id}`),
  }
}

/** Pictures and a colour of fields, also of their rows: of rows all pictures, and the first colour there is. */
async function ofField(
  { groundField, groundColour, groundFeatured }: SectionProps,
  context: RenderContext,
): Promise<Loaded<GroundModel | undefined>> {
  const { entry, features } = context
  if (!entry) return { model: undefined }
  const declared = (await features.content.ownFields()).filter(({ kind }) => kind === entry.type)
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
