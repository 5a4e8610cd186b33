import type { ToLetter } from '../shared/letters/letter.ts'
import type { TextProps } from './fields.ts'

const toLetter: ToLetter<TextProps> = ({ html }) => [{ kind: 'prose', html }]

export default toLetter
