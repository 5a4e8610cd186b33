import type { ToEmail } from '../shared/email/email.ts'
import type { QuoteProps } from './fields.ts'

const toEmail: ToEmail<QuoteProps> = ({ text, source }) => (text ? [{ kind: 'quote', text, source }] : [])

export default toEmail
