import { useReview } from '../api/review.ts'
import { BulkChange } from '../lists/bulk-buttons.tsx'

/** Publishes the chosen rows or makes them drafts; hidden from users who may only propose. */
export function BulkStates({ field = 'status' }: { field?: 'status' | 'state' }) {
  if (useReview().proposes) return null
  return (
    <>
      <BulkChange label="entry.publish" icon="publish" data={{ [field]: 'published' }} />
      <BulkChange label="entry.makeDraft" icon="withdraw" data={{ [field]: 'draft' }} />
    </>
  )
}
