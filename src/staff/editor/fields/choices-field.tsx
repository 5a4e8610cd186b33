import { Checkbox } from '../../../ui/field/controls.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'choices' }>
}

/** Several of a few options; stored with commas, in the field's order. Unknown stored values are kept. */
export function ChoicesField({ field, value, onChange }: Props) {
  const stored = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : []
  const chosen = stored.filter((part) => part !== '')
  const known = field.options.map((option) => option.value)
  const write = (changed: string, on: boolean) => {
    const wanted = new Set(on ? [...chosen, changed] : chosen.filter((one) => one !== changed))
    const others = chosen.filter((one) => !known.includes(one))
    onChange([...known.filter((one) => wanted.has(one)), ...others].join(', '))
  }
  return (
    <FieldGroup legend={field.label} className="field">
      {field.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ currentTarget }) => write(option.value, currentTarget.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
      {field.help ? <p className="hint">{field.help}</p> : null}
    </FieldGroup>
  )
}
