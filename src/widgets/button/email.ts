import type { ToLetter } from '../shared/letters/letter.ts'
import type { ButtonProps } from './fields.ts'

const toLetter: ToLetter<ButtonProps> = ({ label, link }) =>
  // A popup cannot open from a mail.
  label && link && !link.startsWith('#') ? [{ kind: 'button', text: label, url: link }] : []

export default toLetter
