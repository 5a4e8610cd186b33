import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'

interface CodeFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  /** Those have letters too. */
  takesBackupCode?: boolean
}

/** The code of an app; phones offer it where they can. */
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
