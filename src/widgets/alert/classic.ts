import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    alert: (from) => {
      const [title, html] = [from.line('alert_title'), from.prose('alert_description')]
      if (title === '' && html === '') return undefined
      return draft(fields, {
        title,
        html,
        tone: from.choice('alert_type', { success: 'right', warning: 'warning', danger: 'warning' }, 'info'),
        closable: from.choice('show_dismiss', { hide: false }, true),
      })
    },
  },
  shortcodes: { vc_message: (from) => from.blocks(), message_box: (from) => from.blocks() },
}
