import { useId } from 'react'
import { Checkbox } from '../../../ui/field/controls.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'toggle' }>
}

/** Yes or no. */
export function ToggleField({ field, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <Checkbox
        checked={value === true}
        aria-describedby={field.help ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        {field.label}
      </Checkbox>
      {field.help ? (
        <p className="hint" id={`${id}-hint`}>
          {field.help}
        </p>
      ) : null}
    </div>
  )
}
