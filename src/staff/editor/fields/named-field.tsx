import { useId } from 'react'
import { z } from 'zod'
import { Select } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: { label: string; help?: string }
  resource: string
  /** Limits the choice to rows with these values. */
  filter?: Readonly<Record<string, string>>
  /** Label of the option for none. */
  none: string
}

const most = 100
const rows = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string().optional(), title: z.string().optional() })),
})

/** Chooses one of the site's rows by its name, or none. A deleted one is shown by its number. */
export function NamedField({ field, resource, filter, none, value, onChange }: Props) {
  const id = useId()
  const all = useFound(resource, '', most, rows, filter) ?? []
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
          <option value="">{none}</option>
          {isGone ? (
            <option value={chosen}>{editorTexts('pickedNumber', { number: String(chosen) })}</option>
          ) : null}
          {all.map(({ id: number, name, title }) => (
            <option key={number} value={number}>
              {name ?? title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
