import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { EntryFields } from './entry-fields.tsx'

/** A new entry: a draft until it is published. */
export default function EntryCreate() {
  return (
    <StaffCreate redirect="edit">
      <StaffForm defaultValues={{ status: 'draft' }}>
        <EntryFields />
      </StaffForm>
    </StaffCreate>
  )
}
