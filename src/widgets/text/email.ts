import type { ToEmail } from '../shared/email/email.ts'
import type { TextProps } from './fields.ts'

const toEmail: ToEmail<TextProps> = ({ html }) => [{ kind: 'prose', html }]

export default toEmail
