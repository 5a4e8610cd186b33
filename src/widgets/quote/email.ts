import type { ToLetter } from '../shared/letters/letter.ts'
import type { QuoteProps } from './fields.ts'

const toLetter: ToLetter<QuoteProps> = ({ text, source }) => (text ? [{ kind: 'quote', text, source }] : [])

export default toLetter
