import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { TermChangeFields } from './term-fields.tsx'

export default function TermEdit() {
  return (
    <StaffEdit>
      <StaffForm>
        <TermChangeFields />
      </StaffForm>
    </StaffEdit>
  )
}
