import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'

/** The address that an account goes by. */
export const EmailField = ({ label, typed }: { label: string; typed: string | undefined }) => (
  <Field id="email" label={label}>
    {(wires) => (
      <TextInput {...wires} type="email" name="email" autoComplete="username" defaultValue={typed} required />
    )}
  </Field>
)
