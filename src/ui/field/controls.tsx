import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames('in', className)} />
)

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classNames('in', className)} />
)

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={classNames('sel', className)} />
)

/** An input and its submit button on one line. */
export const Joined = ({ children }: { children: ReactNode }) => <div className="joined">{children}</div>

/** A number and its unit. */
export const Pair = ({ children }: { children: ReactNode }) => <div className="pair">{children}</div>

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'ref'> {
  /** Whether only a part of the group is chosen: the indeterminate state. */
  some?: boolean
  /** Number of matches, at the end of the line. */
  count?: ReactNode
  /** The visible label; without one, set `aria-label`. */
  children?: ReactNode
}

/** A checkbox with its label; with `type="radio"` a radio button. */
export function Checkbox({
  some = false,
  count,
  className,
  children,
  type = 'checkbox',
  ...rest
}: CheckboxProps) {
  const box = (
    <input
      {...rest}
      type={type}
      className={classNames('box', some && 'some')}
      ref={(input) => {
        if (input) input.indeterminate = some
      }}
    />
  )
  if (children === undefined) return box
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside
    <label className={classNames('check', className)}>
      {box}
      <span>{children}</span>
      {count === undefined ? null : <span className="c">{count}</span>}
    </label>
  )
}
