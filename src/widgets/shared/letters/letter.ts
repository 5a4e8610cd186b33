import type { LetterPart, LetterPicture } from '../../../features/newsletter/index.ts'
import type { PictureImage } from '../../../ui/picture/picture.tsx'

/**
 * What of a widget goes into a newsletter: the default of a room's `letter.ts`. A room without one cannot stand in a
 * newsletter. What stands in its slots follows by itself.
 */
export type ToLetter<Props, Model = undefined> = (props: Props, model: Model) => readonly LetterPart[]

export const letterPicture = ({
  src,
  alt,
  width,
  height,
}: Pick<PictureImage, 'src' | 'alt' | 'width' | 'height'>): LetterPicture => ({ src, alt, width, height })
