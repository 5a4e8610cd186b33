import type { ReactNode } from 'react'
import { formatKilometres } from './kilometres.ts'

export interface Milestone {
  href: string
  kilometres: number
  name: ReactNode
  /** Place and province. */
  where: ReactNode
  kind: ReactNode
}

/** Places with the distance left to Santiago hanging in the margin, as a table of contents. */
export const Milestones = ({ items }: { items: readonly Milestone[] }) => (
  <ol className="miles">
    {items.map((item) => (
      <li key={item.href}>
        <a href={item.href}>
          <span className="km">
            {formatKilometres(item.kilometres)} <small>km</small>
          </span>
          <span className="nm">{item.name}</span>
          <span className="of">
            <span>{item.where}</span>
            <span className="kd">{item.kind}</span>
          </span>
        </a>
      </li>
    ))}
  </ol>
)
