import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    toggle: (from) => {
      const items = from
        .rows('tabs')
        .map((row) => ({
          title: row.line('tab_title'),
          hashtag: '',
          open: false,
          content: row.texts('tab_content'),
        }))
        .filter(({ title, content }) => title !== '' || content.length > 0)
      return items.length === 0 ? undefined : draft(fields, { items })
    },
  },
  shortcodes: Object.fromEntries(
    // Each stands for one line; lines that follow each other become one widget.
    [
      'vc_toggle',
      'et_pb_toggle',
      'et_pb_accordion_item',
      'vc_tta_section',
      'accordion-item',
      'tab',
      'et_pb_tab',
    ].map((name) => [
      name,
      (from) => {
        const content = from.blocks()
        const title = from.line('title')
        if (title === '') return content
        const items = [{ title, hashtag: '', open: from.is('open'), content }]
        return draft(fields, { items })
      },
    ]),
  ),
}
