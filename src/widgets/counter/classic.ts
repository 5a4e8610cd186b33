import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, draft, textDraft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    counter: (from) => {
      const number = from.number('ending_number')
      const [before, after, label] = [from.line('prefix'), from.line('suffix'), from.line('title')]
      if (number === undefined || number < 0 || number > 1_000_000_000) {
        const words = [before, from.line('ending_number'), after, label]
          .filter((part) => part !== '')
          .join(' ')
        return textDraft(words && `<p>${escapeHtml(words)}</p>`)
      }
      return draft(fields, { number, before, after, label })
    },
  },
}
