import type { ReactNode } from 'react'
import { ArrayInput, required, TextInput } from 'react-admin'
import { Rows } from '../../fields/rows.tsx'
import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'

/** Two layers are shown; deeper ones of an import stay as they are. */
const Items = ({ add, below }: { add: string; below?: ReactNode }) => (
  <Rows fullWidth className="menu-items" add={add}>
    <TextInput source="label" label="resources.menus.fields.label" validate={required()} helperText={false} />
    <TextInput source="url" label="resources.menus.fields.url" validate={required()} helperText={false} />
    {below}
  </Rows>
)

export default function MenuEdit() {
  return (
    <StaffEdit redirect={false} actions={false}>
      <StaffForm>
        <TextInput source="title" validate={required()} autoComplete="off" helperText={false} />
        <ArrayInput source="items" label="menus.items" helperText={false}>
          <Items
            add="menus.addItem"
            below={
              <ArrayInput source="items" label="menus.below" helperText={false}>
                <Items add="menus.addBelow" />
              </ArrayInput>
            }
          />
        </ArrayInput>
      </StaffForm>
    </StaffEdit>
  )
}
