import { type ClassicMapping, draft } from '../classic.ts'
import { classicSign } from '../shared/signs/classic-sign.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    'icon-list': (from) => {
      const items = from
        .rows('icon_list')
        .map((row) => ({
          text: row.line('text'),
          sign: classicSign(row.icon('selected_icon') || row.icon('icon')) ?? ('check' as const),
          link: row.link('link'),
        }))
        .filter(({ text }) => text !== '')
      if (items.length === 0) return undefined
      return draft(fields, { items, look: from.choice('view', { inline: 'line' }, 'column') })
    },
  },
}
