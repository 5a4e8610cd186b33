import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A tag with a checkbox; works in a form without scripts. */
export const ChipCheck = ({ className, children, ...rest }: ComponentProps<'input'>) => (
  <label className={classNames('chip', className)}>
    <input type="checkbox" {...rest} className="sr" />
    {children}
  </label>
)

/** A tag that is a link; `current` marks the tag of this page. */
export const ChipLink = ({ current, className, ...rest }: ComponentProps<'a'> & { current?: boolean }) => (
  <a {...rest} className={classNames('chip', className)} aria-current={current ? 'true' : undefined} />
)
