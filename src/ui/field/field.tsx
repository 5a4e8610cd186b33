import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** What a field gives its control, so that label, hint and error belong to it. */
export interface Wires {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** A sentence that says what is wrong and how to put it right. */
  error?: ReactNode
  /** Larger, for the one search of a page. */
  big?: boolean
  className?: string
  /** Draws the control with its wires: `{(wires) => <TextInput {...wires} name="q" />}`. */
  children: (wires: Wires) => ReactNode
}

/** A label above, a control, a hint and an error below. */
export function Field({ id, label, hint, error, big, className, children }: FieldProps) {
  const described = classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined)
  return (
    <div className={classNames('field', big && 'big', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

/** The sentence under a field or a button. `live` where it appears without a new page. */
export const FieldError = ({ id, live, children }: { id?: string; live?: boolean; children: ReactNode }) => (
  <p className="err" id={id} role={live ? 'alert' : undefined}>
    <span>{children}</span>
  </p>
)

/** Fields that answer one question together. */
export const FieldGroup = ({
  legend,
  className,
  children,
}: {
  legend: ReactNode
  className?: string
  children: ReactNode
}) => (
  <fieldset className={className}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
