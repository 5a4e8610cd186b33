import { emailPicture, type ToEmail } from '../shared/email/email.ts'
import type { PostGridProps } from './fields.ts'
import type { PostGridModel } from './load.ts'

const toEmail: ToEmail<PostGridProps, PostGridModel> = ({ heading }, { lead, cards }) => [
  ...(heading ? [{ kind: 'chapter' as const, text: heading }] : []),
  ...[...(lead ? [lead] : []), ...cards].map(({ title, href, picture, date, where, kind, say }) => ({
    kind: 'card' as const,
    title,
    url: href,
    say,
    picture: picture && emailPicture(picture),
    facts: [date, kind, where].filter(Boolean).join(' · '),
  })),
]

export default toEmail
