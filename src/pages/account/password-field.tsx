import type { ReactNode } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { Secret } from '../../ui/field/secret.tsx'

interface PasswordFieldProps {
  /** Differs for each of several fields on a page; `password` by default. */
  id?: string
  name?: string
  required?: boolean
  label: string
  /** 'Wachtwoord weergeven' and 'Wachtwoord verbergen' (SHOP-13). */
  show: string
  hide: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: ReactNode
}

/** A password; with scripts, a button in the field shows the typed text. */
export const PasswordField = ({
  id = 'password',
  name = 'password',
  required = true,
  label,
  show,
  hide,
  autoComplete,
  hint,
  error,
}: PasswordFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(wires) => (
      <Secret
        {...wires}
        name={name}
        autoComplete={autoComplete}
        required={required}
        show={show}
        hide={hide}
      />
    )}
  </Field>
)
