import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { ProposalBar } from '../../review/proposal-bar.tsx'
import { ReviewedToolbar } from '../../review/reviewed-toolbar.tsx'
import { EntryFields } from './entry-fields.tsx'
import { useKind } from './use-kind.ts'
import { ViewActions } from './view-actions.tsx'

/** The form of an entry. It sends the version on which it is based, so that nobody's changes are overwritten. */
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
