import type { ReactNode } from 'react'
import { ArrayInput, Edit, required, SaveButton, SimpleFormIterator, TextInput, Toolbar } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'

/** Two layers are shown; deeper ones of an import stay as they are. */
const Items = ({ below }: { below?: ReactNode }) => (
  <SimpleFormIterator fullWidth className="menu-items">
    <TextInput source="label" label="resources.menus.fields.label" validate={required()} helperText={false} />
    <TextInput source="url" label="resources.menus.fields.url" validate={required()} helperText={false} />
    {below}
  </SimpleFormIterator>
)

export default function MenuEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} actions={false}>
      <StaffForm
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
      >
        <ArrayInput source="items" label="menus.items" helperText={false}>
          <Items
            below={
              <ArrayInput source="items" label="menus.below" helperText={false}>
                <Items />
              </ArrayInput>
            }
          />
        </ArrayInput>
      </StaffForm>
    </Edit>
  )
}
