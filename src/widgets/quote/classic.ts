import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    blockquote: (from) => {
      const text = from.lines('blockquote_content')
      return text === '' ? undefined : draft(fields, { text, source: from.line('author_name') })
    },
  },
}
