import { isLive, useReview } from '../api/review.ts'
import { useWhole } from '../api/rows.ts'
import { PublishButton } from '../forms/publish-button.tsx'
import { StaffToolbar } from '../forms/staff-toolbar.tsx'
import { ProposeButton } from './propose-button.tsx'

/** The toolbar below a form of reviewed content: publishes it, or proposes it for publication. */
export function ReviewedToolbar({ canPublish = true }: { canPublish?: boolean }) {
  const { proposes } = useReview()
  const record = useWhole<'pages' | 'products'>()
  if (!proposes) return <StaffToolbar>{canPublish ? <PublishButton /> : null}</StaffToolbar>
  const isOpen = !isLive(record)
  return (
    <StaffToolbar canSave={isOpen} canRemove={isOpen}>
      {record?.id === undefined ? null : <ProposeButton />}
    </StaffToolbar>
  )
}
