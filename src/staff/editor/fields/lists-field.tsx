import { z } from 'zod'
import { Checkbox } from '../../../ui/field/controls.tsx'
import { FieldGroup } from '../../../ui/field/field.tsx'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { editorTexts } from '../texts.ts'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'newsletter-lists' }>
}

const most = 100
const lists = z.object({
  data: z.array(z.object({ id: z.number(), name: z.string(), isOffered: z.boolean() })),
})

/** Chooses from the mailing lists that readers may choose; a deleted list is dropped at the next change. */
export function ListsField({ field, value, onChange }: Props) {
  const all = (useFound('newsletter-lists', '', most, lists) ?? []).filter(({ isOffered }) => isOffered)
  const stored = typeof value === 'string' ? value.split(',').map(Number) : []
  const chosen = all.filter(({ id }) => stored.includes(id)).map(({ id }) => id)
  const write = (changed: number, on: boolean) =>
    onChange(
      all
        .map(({ id }) => id)
        .filter((id) => (id === changed ? on : chosen.includes(id)))
        .join(', '),
    )
  return (
    <FieldGroup legend={field.label} className="field">
      {all.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={({ currentTarget }) => write(id, currentTarget.checked)}
        >
          {name}
        </Checkbox>
      ))}
      {all.length === 0 ? <p className="hint">{editorTexts('listsNone')}</p> : null}
      {field.help ? <p className="hint">{field.help}</p> : null}
    </FieldGroup>
  )
}
