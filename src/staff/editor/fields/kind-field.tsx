import { useId } from 'react'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { useKinds } from '../../kinds/known.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'kind' }>
}

/** A content kind, built in or defined by staff; a deleted one stays chosen until another is chosen. */
export function KindField({ field, value, onChange }: Props) {
  const id = useId()
  const kinds = useKinds()
  const chosen = typeof value === 'string' ? value : field.initial
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select {...wires} value={chosen} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {kinds.named(chosen) ? null : <option value={chosen}>{editorTexts('kindGone')}</option>}
          {kinds.all.map(({ type, many }) => (
            <option key={type} value={type}>
              {many}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
