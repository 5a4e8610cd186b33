import type { ToEmail } from '../shared/email/email.ts'

const toEmail: ToEmail<unknown> = () => [{ kind: 'line' }]

export default toEmail
