import type { JSONContent } from '@tiptap/core'
import { onlySrcSetOf } from '../../../kernel/src-set.ts'
import type { Media } from '../media-picker/media.ts'

/** A figure for a picture of the library, with an empty caption. */
export const figureOf = ({ picture, alt, width, height }: Media): JSONContent => ({
  type: 'figure',
  content: [
    {
      type: 'figurePicture',
      attrs: {
        src: picture.src,
        srcset: onlySrcSetOf(picture),
        sizes: '(width < 760px) 100vw, 720px',
        alt,
        width: String(width),
        height: String(height),
        loading: 'lazy',
      },
    },
    { type: 'figcaption' },
  ],
})
