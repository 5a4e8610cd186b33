import type { PictureView } from '../../features/content/index.ts'
import { letterPicture, type ToLetter } from '../shared/letters/letter.ts'
import type { ImageBoxProps } from './fields.ts'

const toLetter: ToLetter<ImageBoxProps, PictureView | undefined> = ({ title, text, link }, picture) => [
  {
    ...{ kind: 'card', title, url: link || '/', facts: '', say: text },
    picture: picture && letterPicture(picture),
  },
]

export default toLetter
