import { type PictureView, readOwnValue } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { SectionProps } from './fields.ts'
import { inkOn } from './ink-on.ts'

/** What lies behind a section: pictures, or else a colour with the ink that can be read on it. */
export interface GroundModel {
  pictures: readonly PictureView[]
  colour?: { value: string; ink: 'light' | 'dark' }
}

/** The background of a section; that of the page or of a field of it is looked up for each page (CAT-14). */
export async function load(
  { ground, groundPictures, groundField }: SectionProps,
  context: RenderContext,
): Promise<Loaded<GroundModel | undefined>> {
  const { entry } = context
  switch (ground) {
    case 'none':
      return { model: undefined }
    case 'pictures':
      return ofPictures(groundPictures, context)
    case 'featured': {
      const tags = entry ? [`entry:${entry.id}`] : []
      const picture = entry?.picture
      if (!picture) return { model: undefined, tags }
      return { model: { pictures: [picture] }, tags: [...tags, `media:${picture.id}`] }
    }
    case 'field':
      return ofField(groundField, context)
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

async function ofField(name: string, context: RenderContext): Promise<Loaded<GroundModel | undefined>> {
  const { entry, features } = context
  if (!entry) return { model: undefined }
  const tags = ['own-fields', `entry:${entry.id}`]
  const field = (await features.content.ownFields()).find(
    (declared) => declared.kind === entry.type && declared.name === name,
  )
  const value = field && readOwnValue(field, entry.fields)
  if (field?.type === 'colour' && typeof value === 'string')
    return { model: { pictures: [], colour: { value, ink: inkOn(value) } }, tags }
  const ids = field?.type === 'picture' || field?.type === 'pictures' ? [value].flat() : []
  const { model, tags: shown = [] } = await ofPictures(
    ids.filter((id) => typeof id === 'number'),
    context,
  )
  return { model, tags: [...tags, ...shown] }
}
