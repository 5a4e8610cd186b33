import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, draft, textDraft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    divider: (from) => [
      draft(fields, { look: 'line' }),
      ...(from.choice('look', { line_text: true }, false)
        ? textDraft(`<p>${escapeHtml(from.line('text'))}</p>`)
        : []),
    ],
  },
  shortcodes: {
    vc_separator: () => draft(fields, { look: 'line' }),
    divider: () => draft(fields, { look: 'short' }),
    et_pb_divider: () => draft(fields, { look: 'line' }),
  },
  blocks: { 'core/separator': () => draft(fields, { look: 'line' }) },
}
