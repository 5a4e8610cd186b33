import type { EmailPart, EmailPicture } from '../../../features/newsletter/index.ts'
import type { PictureImage } from '../../../ui/picture/picture.tsx'

/**
 * Converts a widget to parts of a newsletter: the default export of a folder's `email.ts`. A widget without one cannot
 * stand in a newsletter. Its slots are added automatically.
 */
export type ToEmail<Props, Model = undefined> = (props: Props, model: Model) => readonly EmailPart[]

export const emailPicture = ({
  src,
  alt,
  width,
  height,
}: Pick<PictureImage, 'src' | 'alt' | 'width' | 'height'>): EmailPicture => ({ src, alt, width, height })
