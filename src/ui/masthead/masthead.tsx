import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { ShellMark } from '../icon/shell.tsx'

/** The frame across the top: `Brand`, `Navigation`, `Tools`. */
export const Masthead = ({ children }: { children: ReactNode }) => (
  <header className="mast">
    <div className="wrap">{children}</div>
  </header>
)

/** The mark and the name, which lead home. */
export const Brand = ({ href, name }: { href: string; name: string }) => (
  <a className="brand" href={href}>
    <ShellMark />
    {name}
  </a>
)

export interface NavigationItem {
  label: string
  href: string
  /** `page`: this very page. `section`: a page above it. */
  current?: 'page' | 'section'
  items?: readonly NavigationItem[]
}

const Items = ({ items }: { items: readonly NavigationItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.href + item.label}>
        <a href={item.href} aria-current={item.current === 'section' ? 'true' : item.current}>
          {item.label}
        </a>
        {item.items?.length ? <Items items={item.items} /> : null}
      </li>
    ))}
  </ul>
)

/** A menu in one line; on a small screen it folds behind a button, also without scripts. */
export const Navigation = ({
  label,
  menuLabel,
  items,
}: {
  label: string
  menuLabel: string
  items: readonly NavigationItem[]
}) => (
  <nav className="nav" aria-label={label}>
    <details>
      <summary className="tool">
        <Icon name="menu" />
        {menuLabel}
      </summary>
    </details>
    <Items items={items} />
  </nav>
)

/** What stands at the right of the menu. */
export const Tools = ({ children }: { children: ReactNode }) => <div className="tools">{children}</div>
