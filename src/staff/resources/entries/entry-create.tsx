import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { EntryFields } from './entry-fields.tsx'
import { useKind } from './use-kind.ts'

/** A new entry: a draft until it is published. One without a text of its own goes on in the page editor. */
export default function EntryCreate() {
  const { hasBody } = useKind()
  return (
    <StaffCreate redirect={hasBody ? 'edit' : (_resource, _id, made) => `edit/${made?.documentId}`}>
      <StaffForm
        defaultValues={{ status: 'draft' }}
        toolbar={<StaffToolbar {...(!hasBody && { save: 'documents.make' })} />}
      >
        <EntryFields />
      </StaffForm>
    </StaffCreate>
  )
}
