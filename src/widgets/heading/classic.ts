import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, type ClassicWidget, draft, textDraft } from '../classic.ts'
import { fields } from './fields.ts'

const levels = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const
const sizes = { small: 'small', medium: 'middle', large: 'large', xl: 'huge', xxl: 'huge' } as const
export const sides = {
  left: 'left',
  center: 'center',
  right: 'right',
  start: 'left',
  end: 'right',
  justify: 'left',
} as const

/** A heading; with a link or as plain large words it is a text. */
function heading(from: ClassicWidget, text: string) {
  if (text === '') return undefined
  const align = from.onDevices('align', sides, 'left')
  const link = from.link('link')
  const tag = from.choice(
    'header_size',
    { ...levels, div: 0, span: 0, p: 0 },
    from.choice('tag', { ...levels, div: 0, span: 0, p: 0 }, 2),
  )
  if (link === '' && tag !== 0)
    return draft(fields, { text, level: tag, size: from.choice('size', sizes, 'own'), align, anchor: '' })
  const words = link === '' ? escapeHtml(text) : `<a href="${escapeHtml(link)}">${escapeHtml(text)}</a>`
  return textDraft(tag === 0 ? `<p>${words}</p>` : `<h${tag}>${words}</h${tag}>`, { align })
}

export const classic: ClassicMapping = {
  elementor: {
    heading: (from) => heading(from, from.line('title')),
    'animated-headline': (from) =>
      heading(
        from,
        [
          from.line('before_text'),
          from.line('highlighted_text') || from.lines('rotating_text').split('\n').join(', '),
          from.line('after_text'),
        ]
          .filter((part) => part !== '')
          .join(' '),
      ),
    'ae-tax-title': (from) => heading(from, from.line('title')),
  },
  shortcodes: { vc_custom_heading: (from) => heading(from, from.line('text')) },
}
