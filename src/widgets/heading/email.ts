import type { ToLetter } from '../shared/letters/letter.ts'
import type { HeadingProps } from './fields.ts'

const toLetter: ToLetter<HeadingProps> = ({ text, level }) =>
  text ? [{ kind: level === 2 ? 'chapter' : 'subchapter', text }] : []

export default toLetter
