import type { ComponentProps, ReactNode } from 'react'

interface OptionProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** A line below: what it means. */
  say?: ReactNode
  /** At the end of the line: what it costs. */
  price?: ReactNode
}

/** One of several, in an `Options`. */
export const Option = ({ label, say, price, ...rest }: OptionProps) => (
  <label className="opt">
    <input {...rest} type="radio" className="box" />
    <b>{label}</b>
    {price ? <span className="r">{price}</span> : null}
    {say ? <small>{say}</small> : null}
  </label>
)

/** Rows of which one is chosen. */
export const Options = ({ children }: { children: ReactNode }) => <div className="opts">{children}</div>
