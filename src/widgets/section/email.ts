import type { ToEmail } from '../shared/email/email.ts'
import type { SectionProps } from './fields.ts'

const toEmail: ToEmail<SectionProps> = ({ title }) => (title ? [{ kind: 'chapter', text: title }] : [])

export default toEmail
