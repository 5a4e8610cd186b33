import type { ReactNode } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { Secret } from '../../ui/field/secret.tsx'

interface PasswordFieldProps {
  /** Where several stand on a page each has its own; `password` unless told. */
  id?: string
  label: string
  /** 'Wachtwoord weergeven' and 'Wachtwoord verbergen' (SHOP-13). */
  show: string
  hide: string
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactNode
  error?: ReactNode
}

/** A password; with scripts a button in its field shows what was typed. */
export const PasswordField = ({
  id = 'password',
  label,
  show,
  hide,
  autoComplete,
  hint,
  error,
}: PasswordFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(wires) => (
      <Secret {...wires} name="password" autoComplete={autoComplete} required show={show} hide={hide} />
    )}
  </Field>
)
