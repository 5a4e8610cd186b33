import type { ReactNode } from 'react'

/** The frame at the foot: `ColophonList`s in columns, the first of them wide, and a last line. */
export const Colophon = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <footer className="foot wrap">
    <div className="cols">{children}</div>
    {end ? <div className="end">{end}</div> : null}
  </footer>
)

/** A column of links under a small heading. */
export const ColophonList = ({
  title,
  items,
}: {
  title: ReactNode
  items: readonly { href: string; label: ReactNode }[]
}) => (
  <div>
    <h2>{title}</h2>
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>{item.label}</a>
        </li>
      ))}
    </ul>
  </div>
)
