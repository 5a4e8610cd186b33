import { BooleanInput } from 'react-admin'
import { useReview } from '../api/review.ts'

/** Narrows a list to rows that wait for a publisher; absent when the site has no review. */
export const useProposedFilter = () =>
  useReview().isOn ? [<BooleanInput key="proposed" source="proposed" label="review.filter" />] : []
