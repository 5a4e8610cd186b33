import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'

interface CodeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /** Backup codes also have letters. */
  takesBackupCode?: boolean
}

/** The code of an authenticator app; phones fill it in where they can. */
export const CodeField = ({
  label,
  hint,
  error,
  required = true,
  takesBackupCode = false,
}: CodeFieldProps) => (
  <Field id="code" label={label} hint={hint} error={error}>
    {(wires) => (
      <TextInput
        {...wires}
        name="code"
        inputMode={takesBackupCode ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        required={required}
      />
    )}
  </Field>
)
