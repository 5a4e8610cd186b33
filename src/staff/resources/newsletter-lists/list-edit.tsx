import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { ListFields } from './list-fields.tsx'

export default function ListEdit() {
  return (
    <StaffEdit>
      <StaffForm>
        <ListFields />
      </StaffForm>
    </StaffEdit>
  )
}
