import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, type ClassicWidget, draft, textDraft } from '../classic.ts'
import { fields } from './fields.ts'

function menu(from: ClassicWidget, named: string, look: 'header' | 'column' | 'line', title = '') {
  const known = named === '' ? undefined : from.links.menu(named)
  if (known === undefined) {
    from.lose('reference', `menu ${named}`)
    return undefined
  }
  return draft(fields, { menu: known, look, title, panels: [] })
}

const said = (from: ClassicWidget, key: string) => {
  const value = from.raw(key)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A menu whose items stand in the widget itself: a list of its links, with what they open. */
const ownItems = (from: ClassicWidget) => {
  const rows = from.rows('menu_items')
  const links = rows.map((row) => {
    const [title, href] = [escapeHtml(row.line('item_title')), row.link('item_link')]
    return title && `<li>${href ? `<a href="${escapeHtml(href)}">${title}</a>` : title}</li>`
  })
  from.lose('plain')
  return [
    ...textDraft(links.join('') && `<ul>${links.join('')}</ul>`),
    ...rows.flatMap((_, at) => from.blocks(at)),
  ]
}

export const classic: ClassicMapping = {
  elementor: {
    'nav-menu': (from) =>
      menu(
        from,
        said(from, 'menu'),
        from.choice('layout', { vertical: 'column', dropdown: 'column' }, 'header'),
        from.line('menu_name'),
      ),
    'mega-menu': ownItems,
    'wp-widget-nav_menu': (from) => menu(from, said(from, 'nav_menu'), 'column', from.line('title')),
    'ekit-nav-menu': (from) => menu(from, said(from, 'elementskit_nav_menu'), 'header'),
    'navigation-menu': (from) => menu(from, said(from, 'menu'), 'header'),
  },
  shortcodes: {
    menu: (from) => menu(from, said(from, 'name') || said(from, 'menu') || said(from, 'id'), 'column'),
  },
}
