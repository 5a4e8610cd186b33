import type { PictureView } from '../../features/content/index.ts'
import { emailPicture, type ToEmail } from '../shared/email/email.ts'
import type { ImageBoxProps } from './fields.ts'

const toEmail: ToEmail<ImageBoxProps, PictureView | undefined> = ({ title, text, link }, picture) => [
  { kind: 'card', title, url: link || '/', facts: '', say: text, picture: picture && emailPicture(picture) },
]

export default toEmail
