import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, type ClassicWidget, draft, textDraft } from '../classic.ts'
import { fields } from './fields.ts'

function slide(row: ClassicWidget) {
  const href = row.link('link')
  const button = row.line('button_text')
  const words = row.lines('description')
  const way = button && href ? `<p><a href="${escapeHtml(href)}">${escapeHtml(button)}</a></p>` : ''
  const text = words === '' ? '' : `<p>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
  return { title: row.line('heading'), text: `${text}${way}`, media: row.picture('background_image'), href }
}

export const classic: ClassicMapping = {
  elementor: {
    slides: (from) => {
      const items = from
        .rows('slides')
        .map(slide)
        .filter(({ title, text, media }) => title !== '' || text !== '' || media !== null)
      return items.length === 0 ? undefined : draft(fields, { items, perPage: 0 })
    },
    'wp-widget-pages': (from) => {
      from.lose('left')
      return textDraft('')
    },
  },
}
