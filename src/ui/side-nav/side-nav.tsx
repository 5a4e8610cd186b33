import type { ReactNode } from 'react'

interface SideNavProps {
  label: string
  items: readonly { href: string; label: string; current?: boolean }[]
  /** What the chosen one shows. */
  children: ReactNode
}

/** Pages that belong together: their names beside what one of them shows. */
export const SideNav = ({ label, items, children }: SideNavProps) => (
  <div className="beside">
    <nav className="side-nav" aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div>{children}</div>
  </div>
)
