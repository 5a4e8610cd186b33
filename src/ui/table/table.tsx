import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SortArrow } from '../icon/icon.tsx'

interface SortHeaderProps extends ComponentProps<'th'> {
  /** The address of the list sorted by this column, the other way round when it is already. */
  href: string
  direction?: 'asc' | 'desc' | undefined
  /** Figures stand at the right. */
  figures?: boolean
}

/** A column's title that sorts by it. */
export const SortHeader = ({ href, direction, figures, className, children, ...rest }: SortHeaderProps) => (
  <th
    {...rest}
    scope="col"
    className={classNames(figures && 'n', className)}
    aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
  >
    <a href={href}>
      {children}
      <SortArrow direction={direction} />
    </a>
  </th>
)

interface SelectionBarProps {
  /** How many and how large, announced when it changes. */
  status: ReactNode
  /** Takes the choice back. */
  clear?: ReactNode
  /** What is done with the choice, a `Button`. */
  action: ReactNode
  /** Why it did not work. */
  error?: ReactNode
  className?: string
}

/** Sticks below a list of which something is chosen. */
export const SelectionBar = ({ status, clear, action, error, className }: SelectionBarProps) => (
  <div className={classNames('pickbar', className)}>
    <p role="status">{status}</p>
    {clear}
    {error ? (
      <p className="said" role="alert">
        {error}
      </p>
    ) : null}
    {action}
  </div>
)
