import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
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
