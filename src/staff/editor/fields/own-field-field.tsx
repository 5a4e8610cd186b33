import { useId } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'own-field' }>
}

const most = 100
const answer = z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), label: z.string() })) })

/** One of the fields that staff declared, or all. Kinds may have one of the same name: it is offered once. */
export function OwnFieldField({ field, value, onChange }: Props) {
  const id = useId()
  const chosen = typeof value === 'string' ? value : ''
  const labels = new Map(
    (useFound('own-fields', '', most, answer) ?? []).map(({ name, label }) => [name, label]),
  )
  if (chosen !== '' && !labels.has(chosen)) labels.set(chosen, chosen)
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select {...wires} value={chosen} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{editorTexts('ownFieldAll')}</option>
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
