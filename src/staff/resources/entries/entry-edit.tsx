import { StaffForm } from '../../fields/staff-form.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { ProposalBar } from '../../review/proposal-bar.tsx'
import { ReviewedToolbar } from '../../review/reviewed-toolbar.tsx'
import { EntryFields } from './entry-fields.tsx'
import { useKind } from './use-kind.ts'
import { ViewActions } from './view-actions.tsx'

/** Changes an entry; whoever was there in between is not overwritten, because the form says what it is based on. */
export default function EntryEdit() {
  const { hasBody } = useKind()
  return (
    <StaffEdit redirect={false} actions={<ViewActions />}>
      <StaffForm toolbar={<ReviewedToolbar canPublish={hasBody} />}>
        <ProposalBar />
        <EntryFields />
      </StaffForm>
    </StaffEdit>
  )
}
