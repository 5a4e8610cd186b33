import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { RoleFields } from './role-fields.tsx'

export default function RoleCreate() {
  return (
    <StaffCreate redirect="list">
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <RoleFields />
      </StaffForm>
    </StaffCreate>
  )
}
