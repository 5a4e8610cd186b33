import { useId } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'menu' }>
}

const most = 100
const answer = z.object({ data: z.array(z.object({ id: z.string(), title: z.string() })) })

/** Chooses a menu by its title. A deleted menu stays chosen, by its name. */
export function MenuField({ field, value, onChange }: Props) {
  const id = useId()
  const chosen = typeof value === 'string' ? value : ''
  const menus = useFound('menus', '', most, answer) ?? []
  const isGone = chosen !== '' && !menus.some(({ id: name }) => name === chosen)
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select {...wires} value={chosen} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{editorTexts('menuNone')}</option>
          {isGone ? <option value={chosen}>{chosen}</option> : null}
          {menus.map(({ id: name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
