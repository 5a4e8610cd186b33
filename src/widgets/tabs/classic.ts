import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { fields } from './fields.ts'

const anchor = (text: string) => (/^[A-Za-z_][\w-]{0,100}$/.test(text) ? text : '')
const tabs = (items: readonly { title: string; hashtag: string; content: Draft[] }[]) =>
  items.some(({ title, content }) => title !== '' || content.length > 0)
    ? draft(fields, { items, active: 1 })
    : undefined

/** Each tab is a container of its own; others stand in the settings. */
const nested = (from: ClassicWidget) =>
  tabs(
    from
      .rows('tabs')
      .map((row, at) => ({
        title: row.line('tab_title') || String(at + 1),
        hashtag: anchor(row.line('element_css_id')),
        content: from.blocks(at),
      })),
  )

export const classic: ClassicMapping = {
  elementor: {
    tabs: (from) =>
      tabs(
        from
          .rows('tabs')
          .map((row, at) => ({
            title: row.line('tab_title') || String(at + 1),
            hashtag: '',
            content: row.texts('tab_content'),
          })),
      ),
    'nested-tabs': nested,
  },
}
