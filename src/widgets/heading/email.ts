import type { ToEmail } from '../shared/email/email.ts'
import type { HeadingProps } from './fields.ts'

const toEmail: ToEmail<HeadingProps> = ({ text, level }) =>
  text ? [{ kind: level === 2 ? 'chapter' : 'subchapter', text }] : []

export default toEmail
