import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
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
