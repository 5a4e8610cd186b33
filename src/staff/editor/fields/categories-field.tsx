import { useId } from 'react'
import { z } from 'zod'
import { TextButton } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'file-categories' }>
}

const most = 1_000
const categories = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), parentId: z.number().optional() })),
})

/** Some categories of the library, by their names. */
export function CategoriesField({ field, value, onChange }: Props) {
  const id = useId()
  const all = useFound('file-categories', '', most, categories) ?? []
  const chosen = typeof value === 'string' ? value.split(',').map(Number).filter(Boolean) : []
  const byId = new Map(all.map((category) => [category.id, category]))
  const pathOf = (one: number): string => {
    const category = byId.get(one)
    if (!category) return editorTexts('pickedNumber', { number: String(one) })
    return category.parentId === undefined ? category.name : `${pathOf(category.parentId)} › ${category.name}`
  }
  const write = (now: readonly number[]) => onChange(now.join(', '))
  return (
    <FieldGroup legend={field.label} className="field">
      {chosen.length > 0 ? (
        <ul>
          {chosen.map((one) => (
            <li key={one} className="row">
              {pathOf(one)}
              <TextButton onClick={() => write(chosen.filter((other) => other !== one))}>
                {editorTexts('categoryLeaveOut', { name: pathOf(one) })}
              </TextButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Field id={id} label={editorTexts('categoryAdd')} hint={field.help}>
        {(wires) => (
          <Select
            {...wires}
            value=""
            onChange={({ currentTarget }) => write([...chosen, Number(currentTarget.value)])}
          >
            <option value="">{editorTexts('categoryChoose')}</option>
            {all
              .filter((category) => !chosen.includes(category.id))
              .map((category) => (
                <option key={category.id} value={category.id}>
                  {pathOf(category.id)}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </FieldGroup>
  )
}
