import { useTranslate } from 'react-admin'
import { end } from '../../api/acts.ts'
import { useRow } from '../../api/rows.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { useModerate } from '../../moderating/moderate.tsx'

/** Reports by visitors about a review, until staff have handled them. */
export function Reports() {
  const translate = useTranslate()
  const review = useRow('reviews')
  const { busy, moderate } = useModerate()
  if (!review || review.reports.length === 0) return null
  const { id, reports } = review
  return (
    <div className="reports">
      <strong>{translate('reviews.reported', { smart_count: reports.length })}</strong>
      <ul>
        {[...new Set(reports)].map((report) => (
          <li key={report}>{report}</li>
        ))}
      </ul>
      <WordButton
        label="reviews.looked"
        disabled={busy}
        onClick={() => moderate(() => end('reviews', id, 'reports'))}
      />
    </div>
  )
}
