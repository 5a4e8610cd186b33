import { SaveButton } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useReview } from '../api/review.ts'
import { useWhole } from '../api/rows.ts'

/** Saves and publishes a draft with one press. */
export function PublishButton() {
  const record = useWhole<'pages' | 'products'>()
  const { setValue } = useFormContext()
  const { isSubmitting } = useFormState()
  const { proposes } = useReview()
  const isKept = record?.id !== undefined
  // A new row is a draft until it is proposed.
  if (proposes) return null
  if (isKept && record.status !== 'draft') return null
  return (
    <SaveButton
      type="button"
      label="entry.publish"
      icon={null}
      variant="outlined"
      // A draft without unsaved changes is published as it is.
      alwaysEnable={isKept && !isSubmitting}
      onClick={() => setValue('status', 'published', { shouldDirty: true })}
    />
  )
}
