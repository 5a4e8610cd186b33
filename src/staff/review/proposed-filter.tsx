import { BooleanInput } from 'react-admin'
import { useReview } from './known.ts'

/** Narrows a list to what waits for somebody who may publish it; none where everybody publishes. */
export const useProposedFilter = () =>
  useReview().isOn ? [<BooleanInput key="proposed" source="proposed" label="review.filter" />] : []
