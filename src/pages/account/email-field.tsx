import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'

interface EmailFieldProps {
  label: string
  typed: string | undefined
  /** Lets the browser offer passkeys when it fills the field in. */
  takesPasskey?: boolean
}

/** The e-mail address of an account. */
export const EmailField = ({ label, typed, takesPasskey = false }: EmailFieldProps) => (
  <Field id="email" label={label}>
    {(wires) => (
      <TextInput
        {...wires}
        type="email"
        name="email"
        autoComplete={takesPasskey ? 'username webauthn' : 'username'}
        defaultValue={typed}
        required
      />
    )}
  </Field>
)
