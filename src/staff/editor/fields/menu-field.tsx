import { useId } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { menuName } from '../../resources/menus/menu-name.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'menu' }>
}

const most = 100
const answer = z.object({ data: z.array(z.object({ id: z.string() })) })

/** One of the menus that staff keep, by its name. */
export function MenuField({ field, value, onChange }: Props) {
  const id = useId()
  const chosen = typeof value === 'string' ? value : ''
  const menus = useFound('menus', '', most, answer)?.map((menu) => menu.id) ?? []
  const names = menus.includes(chosen) || chosen === '' ? menus : [chosen, ...menus]
  return (
    <Field id={id} label={field.label} hint={field.help}>
      {(wires) => (
        <Select {...wires} value={chosen} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{editorTexts('menuNone')}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {menuName(name)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
