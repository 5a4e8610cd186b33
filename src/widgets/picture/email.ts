import type { PictureView } from '../../features/content/index.ts'
import { emailPicture, type ToEmail } from '../shared/email/email.ts'
import type { PictureProps } from './fields.ts'

const toEmail: ToEmail<PictureProps, PictureView | undefined> = ({ caption, showCredit, link }, picture) =>
  picture
    ? [
        {
          kind: 'picture',
          picture: emailPicture(picture),
          url: link || undefined,
          caption: [caption || picture.caption, showCredit && picture.credit].filter(Boolean).join(' '),
        },
      ]
    : []

export default toEmail
