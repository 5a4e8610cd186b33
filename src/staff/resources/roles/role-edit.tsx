import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { RoleFields } from './role-fields.tsx'

export default function RoleEdit() {
  return (
    <StaffEdit>
      <StaffForm>
        <RoleFields />
      </StaffForm>
    </StaffEdit>
  )
}
