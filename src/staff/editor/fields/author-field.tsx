import { useId } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'author' }>
}

const most = 100
const people = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) })

/** Somebody of the staff, or nobody in particular. Who has no account any more is known by a number. */
export function AuthorField({ field, value, onChange }: Props) {
  const id = useId()
  const all = useFound('authors', '', most, people) ?? []
  const chosen = typeof value === 'number' ? value : undefined
  const isGone = chosen !== undefined && !all.some((one) => one.id === chosen)
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select
          {...wires}
          value={chosen ?? ''}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
        >
          <option value="">{editorTexts('authorAny')}</option>
          {isGone ? (
            <option value={chosen}>{editorTexts('pickedNumber', { number: String(chosen) })}</option>
          ) : null}
          {all.map(({ id: number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
