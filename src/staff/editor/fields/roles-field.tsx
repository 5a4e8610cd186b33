import { z } from 'zod'
import type { Field as FieldData } from '../../../widgets/fields.ts'
import { ChoicesField } from './choices-field.tsx'
import type { FieldControl } from './control.ts'
import { useFound } from './use-found.ts'

interface Props extends FieldControl {
  field: Extract<FieldData, { type: 'roles' }>
}

const most = 100
const roles = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) })

/** Chooses roles, including those that staff defined; a deleted role stays chosen until it is removed. */
export function RolesField({ field, ...control }: Props) {
  const options = (useFound('roles', '', most, roles) ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }))
  return <ChoicesField field={{ ...field, type: 'choices', options }} {...control} />
}
