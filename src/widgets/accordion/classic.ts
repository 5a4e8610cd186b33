import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

const anchor = (text: string) => (/^[A-Za-z_][\w-]{0,100}$/.test(text) ? text : '')
const filled = <Item extends { title: string; content: readonly unknown[] }>(items: readonly Item[]) =>
  items.filter(({ title, content }) => title !== '' || content.length > 0)

export const classic: ClassicMapping = {
  elementor: {
    accordion: (from) => {
      const items = filled(
        from
          .rows('tabs')
          .map((row) => ({ title: row.line('tab_title'), hashtag: '', content: row.texts('tab_content') })),
      )
      return items.length === 0 ? undefined : draft(fields, { items, state: 'first' })
    },
    'nested-accordion': (from) => {
      const items = filled(
        from
          .rows('items')
          .map((row, at) => ({
            title: row.line('item_title'),
            hashtag: anchor(row.line('element_css_id')),
            content: from.blocks(at),
          })),
      )
      if (items.length === 0) return undefined
      const state = from.choice(
        'ae_state',
        { all_open: 'all_open', all_closed: 'all_closed' },
        from.choice('default_state', { all_collapsed: 'all_closed' }, 'first'),
      )
      return draft(fields, { items, state })
    },
  },
}
