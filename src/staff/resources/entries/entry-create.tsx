import { Create } from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { EntryFields } from './entry-fields.tsx'

/** A new entry: a draft until it is published. */
export default function EntryCreate() {
  return (
    <Create redirect="edit" mutationMode="pessimistic">
      <StaffForm defaultValues={{ status: 'draft' }}>
        <EntryFields />
      </StaffForm>
    </Create>
  )
}
