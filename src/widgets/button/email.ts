import type { ToEmail } from '../shared/email/email.ts'
import type { ButtonProps } from './fields.ts'

const toEmail: ToEmail<ButtonProps> = ({ label, link }) =>
  // A popup cannot open from a mail.
  label && link && !link.startsWith('#') ? [{ kind: 'button', text: label, url: link }] : []

export default toEmail
