import type { ComponentProps, ReactNode } from 'react'

interface OptionProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  /** A description, below the label. */
  say?: ReactNode
  /** The price, at the end of the line. */
  price?: ReactNode
}

/** A radio button of an `Options` group. */
export const Option = ({ label, say, price, ...rest }: OptionProps) => (
  <label className="opt">
    <input {...rest} type="radio" className="box" />
    <b>{label}</b>
    {price ? <span className="r">{price}</span> : null}
    {say ? <small>{say}</small> : null}
  </label>
)

/** A group of radio buttons in rows. */
export const Options = ({ children }: { children: ReactNode }) => <div className="opts">{children}</div>
