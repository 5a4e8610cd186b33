import type { ToLetter } from '../shared/letters/letter.ts'
import type { SectionProps } from './fields.ts'

const toLetter: ToLetter<SectionProps> = ({ title }) => (title ? [{ kind: 'chapter', text: title }] : [])

export default toLetter
