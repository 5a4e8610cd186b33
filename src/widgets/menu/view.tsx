import type { ReactNode } from 'react'
import type { View } from '../../islands/contract.ts'
import { isEmptySlot } from '../../islands/slot.tsx'
import { Navigation } from '../../ui/masthead/masthead.tsx'
import type { MenuProps } from './fields.ts'
import type { MenuLink } from './mark-current.ts'

const MenuLinks = ({ items }: { items: readonly MenuLink[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href + item.label}>
        <a href={item.href} aria-current={item.current === 'page' ? 'page' : undefined}>
          {item.label}
        </a>
      </li>
    ))}
  </ul>
)

/** Navigation in one of three forms. Renders nothing when the menu is empty. */
const MenuView: View<MenuProps, readonly MenuLink[]> = ({ props, model: items, slots, texts, id }) => {
  if (items.length === 0) return null
  const { look, title } = props
  if (look === 'header')
    return (
      <Navigation
        label={title || texts('mainMenu')}
        menuLabel={texts('menu')}
        items={items.map((item) => ({ ...item, panel: panelOf(item, props.panels, slots) }))}
      />
    )
  if (look === 'line' || !title)
    return (
      <nav className="menu-line" aria-label={title || texts('menu')}>
        <MenuLinks items={items} />
      </nav>
    )
  return (
    <nav className="menu-column" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <MenuLinks items={items} />
    </nav>
  )
}

/**
 * Blocks that staff placed below an item, linked by the item's label. While there are none, the item shows its list.
 */
function panelOf(
  { label }: MenuLink,
  panels: MenuProps['panels'],
  slots: Readonly<Record<string, ReactNode>>,
): ReactNode {
  const at = panels.findIndex(({ under }) => under.trim().toLowerCase() === label.toLowerCase())
  const panel = slots[`panels-${at}-content`]
  return isEmptySlot(panel) ? undefined : panel
}

export default MenuView
