import type { PictureView } from '../../../features/content/index.ts'
import type { RenderContext } from '../../context.ts'
import type { Loaded } from '../../define.ts'

/** Loads a picture of the media library; undefined when none was chosen or it was deleted. */
export async function loadPicture<Props extends { media: number | null }>(
  { media }: Props,
  { features }: RenderContext,
): Promise<Loaded<PictureView | undefined>> {
  if (!media) return { model: undefined }
  return { model: await features.content.picture(media), tags: [`media:${media}`] }
}
