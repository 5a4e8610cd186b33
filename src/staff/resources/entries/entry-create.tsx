import { PublishButton } from '../../forms/publish-button.tsx'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { EntryFields } from './entry-fields.tsx'
import { useKind } from './use-kind.ts'

/** The form for a new entry, a draft until published. Entries made of widgets then open in the page editor. */
export default function EntryCreate() {
  const { hasBody } = useKind()
  return (
    <StaffCreate redirect={hasBody ? 'edit' : (_resource, _id, made) => `edit/${made?.documentId}`}>
      <StaffForm
        defaultValues={{ status: 'draft' }}
        toolbar={
          hasBody ? (
            <StaffToolbar>
              <PublishButton />
            </StaffToolbar>
          ) : (
            <StaffToolbar save="documents.make" />
          )
        }
      >
        <EntryFields />
      </StaffForm>
    </StaffCreate>
  )
}
