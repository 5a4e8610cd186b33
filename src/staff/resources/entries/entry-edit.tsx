import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { EntryFields } from './entry-fields.tsx'
import { ViewActions } from './view-actions.tsx'

/** Changes an entry; whoever was there in between is not overwritten, because the form says what it is based on. */
export default function EntryEdit() {
  return (
    <StaffEdit redirect={false} actions={<ViewActions />}>
      <StaffForm>
        <EntryFields />
      </StaffForm>
    </StaffEdit>
  )
}
