import type { LetterPart, LetterPicture } from '../../../features/newsletter/index.ts'
import type { PictureImage } from '../../../ui/picture/picture.tsx'

/**
 * Converts a widget to parts of a newsletter: the default export of a folder's `letter.ts`. A widget without one cannot
 * stand in a newsletter. Its slots are added automatically.
 */
export type ToLetter<Props, Model = undefined> = (props: Props, model: Model) => readonly LetterPart[]

export const letterPicture = ({
  src,
  alt,
  width,
  height,
}: Pick<PictureImage, 'src' | 'alt' | 'width' | 'height'>): LetterPicture => ({ src, alt, width, height })
