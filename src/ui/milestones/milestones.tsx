import type { ReactNode } from 'react'
import { DrawnCard } from '../card/card.tsx'
import { formatKilometres } from './kilometres.ts'

export interface Milestone {
  href: string
  kilometres: number
  name: ReactNode
  /** The place and its province. */
  where: ReactNode
  kind: ReactNode
  /** HTML of a card that staff designed; replaces name and facts. */
  html?: string | undefined
}

/** Places with their distance to Santiago in the margin. */
export const Milestones = ({ items }: { items: readonly Milestone[] }) => (
  <ol className="miles">
    {items.map((item) => (
      <li key={item.href}>
        {item.html === undefined ? (
          <a className="mile" href={item.href}>
            <Distance of={item} />
            <span className="nm">{item.name}</span>
            <span className="of">
              <span>{item.where}</span>
              <span className="kd">{item.kind}</span>
            </span>
          </a>
        ) : (
          <div className="mile">
            <Distance of={item} />
            <DrawnCard as="div" html={item.html} />
          </div>
        )}
      </li>
    ))}
  </ol>
)

const Distance = ({ of: { kilometres } }: { of: Milestone }) => (
  <span className="km">
    {formatKilometres(kilometres)} <small>km</small>
  </span>
)
