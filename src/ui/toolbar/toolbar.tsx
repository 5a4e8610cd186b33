import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

/** The line above a list: number of items, sorting, view. `count` is announced when it changes. */
export const Toolbar = ({ id, count, children }: { id?: string; count: ReactNode; children?: ReactNode }) => (
  <div className="bar" id={id}>
    <div className="count" role="status">
      {count}
    </div>
    {children}
  </div>
)

/** Two or three views of the same list, each with its address. */
export const Toggle = ({
  label,
  items,
}: {
  label: string
  items: readonly { href: string; label: string; icon?: IconName; current: boolean }[]
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
  <div className="toggle" role="group" aria-label={label}>
    {items.map((item) => (
      <a key={item.href} href={item.href} aria-current={item.current ? 'true' : undefined}>
        {item.icon ? <Icon name={item.icon} /> : null}
        {item.label}
      </a>
    ))}
  </div>
)
