import type { ReactNode } from 'react'

interface SideNavProps {
  label: string
  items: readonly { href: string; label: string; current?: boolean }[]
  /** The contents of the chosen page. */
  children: ReactNode
}

/** Related pages: a list of links beside the contents of the chosen one. */
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
