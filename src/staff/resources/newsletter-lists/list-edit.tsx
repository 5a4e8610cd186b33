import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
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
