import type { PictureView } from '../../../features/content/index.ts'
import type { RenderContext } from '../../context.ts'
import type { Loaded } from '../../define.ts'

/** The picture of the media library that was chosen; undefined when there is none, or it was removed. */
export async function loadPicture<Props extends { media: number | null }>(
  { media }: Props,
  { features }: RenderContext,
): Promise<Loaded<PictureView | undefined>> {
  if (!media) return { model: undefined }
  return { model: await features.content.picture(media), tags: [`media:${media}`] }
}
