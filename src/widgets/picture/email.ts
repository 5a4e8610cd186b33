import type { PictureView } from '../../features/content/index.ts'
import { letterPicture, type ToLetter } from '../shared/letters/letter.ts'
import type { PictureProps } from './fields.ts'

const toLetter: ToLetter<PictureProps, PictureView | undefined> = ({ caption, showCredit, link }, picture) =>
  picture
    ? [
        {
          ...{ kind: 'picture', picture: letterPicture(picture), url: link || undefined },
          caption: [caption || picture.caption, showCredit && picture.credit].filter(Boolean).join(' '),
        },
      ]
    : []

export default toLetter
