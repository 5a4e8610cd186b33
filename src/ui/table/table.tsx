import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SortArrow } from '../icon/icon.tsx'

interface SortHeaderProps extends ComponentProps<'th'> {
  /** Address of the list sorted by this column, in the other direction if it is sorted by it already. */
  href: string
  direction?: 'asc' | 'desc' | undefined
  /** Whether the column has numbers, which are aligned to the right. */
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
  /** Number and size of the selection, announced on changes. */
  status: ReactNode
  /** A button that clears the selection. */
  clear?: ReactNode
  /** Actions for the selection, as `Button`s. */
  action: ReactNode
  /** Why the action failed. */
  error?: ReactNode
  className?: string
}

/** The actions for selected items of a list, at the bottom of the window. */
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
