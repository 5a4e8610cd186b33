import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SortArrow } from '../icon/icon.tsx'

interface SortHeaderProps extends ComponentProps<'th'> {
  /** Address of the list sorted by this column, or in the other direction when it is sorted already. */
  href: string
  direction?: 'asc' | 'desc' | undefined
  /** Aligns numbers to the right. */
  figures?: boolean
}

/** A column heading that sorts. */
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
  /** Number and size, announced on changes. */
  status: ReactNode
  /** Takes the choice back. */
  clear?: ReactNode
  /** Actions for the selection, as `Button`s. */
  action: ReactNode
  /** Why it did not work. */
  error?: ReactNode
  className?: string
}

/** Sticks to the bottom of the window while items of the list are selected. */
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
