import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Attributes that connect a control to its label, hint and error. */
export interface Wires {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  /** Says what is wrong and how to correct it. */
  error?: ReactNode
  /** Larger, for the main search field of a page. */
  big?: boolean
  className?: string
  /** Renders the control with the attributes: `{(wires) => <TextInput {...wires} name="q" />}`. */
  children: (wires: Wires) => ReactNode
}

/** A label, a control, a hint and an error, from top to bottom. */
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

/** The error below a field or a button. Set `live` if it appears without loading a page. */
export const FieldError = ({ id, live, children }: { id?: string; live?: boolean; children: ReactNode }) => (
  <p className="err" id={id} role={live ? 'alert' : undefined}>
    <span>{children}</span>
  </p>
)

/** Fields that together answer one question. */
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
