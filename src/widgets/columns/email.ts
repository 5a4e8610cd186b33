import type { ToEmail } from '../shared/email/email.ts'

/** Columns are stacked in mails. */
const toEmail: ToEmail<unknown> = () => []

export default toEmail
