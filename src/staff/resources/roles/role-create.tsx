import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
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
