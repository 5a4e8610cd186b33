import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'

interface EmailFieldProps {
  label: string
  typed: string | undefined
  /** The browser may offer passkeys as it fills it in. */
  takesPasskey?: boolean
}

/** The address that an account goes by. */
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
