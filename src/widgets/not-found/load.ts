import type { PictureView } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { NotFoundProps } from './fields.ts'

/** The picture beside the text, if one was chosen. */
export async function load(
  { media }: NotFoundProps,
  { features }: RenderContext,
): Promise<Loaded<PictureView | undefined>> {
  if (!media) return { model: undefined }
  return { model: await features.content.picture(media), tags: [`media:${media}`] }
}
