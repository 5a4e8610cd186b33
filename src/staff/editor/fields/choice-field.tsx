import { useId } from 'react'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'choice' }>
}

/** Chooses one of a few options. */
export function ChoiceField({ field, value, onChange }: Props) {
  const id = useId()
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select
          {...wires}
          value={String(value ?? '')}
          onChange={({ currentTarget }) =>
            onChange(field.asNumber ? Number(currentTarget.value) : currentTarget.value)
          }
        >
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
