import { useId } from 'react'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useOwnFieldChoices } from './own-field-choices.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'own-field' }>
}

/** Chooses one of the fields that staff defined, or all of them, or none. */
export function OwnFieldField({ field, value, onChange }: Props) {
  const id = useId()
  const chosen = typeof value === 'string' ? value : ''
  const labels = new Map(useOwnFieldChoices(field.of))
  if (chosen !== '' && !labels.has(chosen)) labels.set(chosen, chosen)
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select {...wires} value={chosen} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{field.empty ?? editorTexts('ownFieldAll')}</option>
          {[...labels].map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
