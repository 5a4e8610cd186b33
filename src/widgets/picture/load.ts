import type { PictureView } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { PictureProps } from './fields.ts'

/** The picture from the media library; undefined when none was chosen or it was removed. */
export async function load(
  { media }: PictureProps,
  { features }: RenderContext,
): Promise<Loaded<PictureView | undefined>> {
  if (!media) return { model: undefined }
  return { model: await features.content.picture(media), tags: [`media:${media}`] }
}
