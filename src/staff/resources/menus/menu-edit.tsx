import { required, TextInput } from 'react-admin'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { MenuItemsInput } from './menu-items-input.tsx'

export default function MenuEdit() {
  return (
    <StaffEdit redirect={false} actions={false}>
      <StaffForm>
        <TextInput source="title" validate={required()} autoComplete="off" helperText={false} />
        <MenuItemsInput source="items" />
      </StaffForm>
    </StaffEdit>
  )
}
