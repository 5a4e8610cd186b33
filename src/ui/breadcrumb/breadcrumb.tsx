interface BreadcrumbProps {
  /** Accessible name, 'Kruimelpad'. */
  label: string
  /** From the front page down to the page itself. */
  items: readonly { label: string; href: string }[]
}

/** Links to the levels above; the page itself is no link. */
export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav className="crumbs" aria-label={label}>
    <ol>
      {items.map((item, index) =>
        index === items.length - 1 ? (
          <li key={item.href} aria-current="page">
            {item.label}
          </li>
        ) : (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
          </li>
        ),
      )}
    </ol>
  </nav>
)
