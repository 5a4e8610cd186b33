import { useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'

/** The customer's rating as stars. */
export function Stars(_: { source: string }) {
  const translate = useTranslate()
  const review = useRow('reviews')
  if (!review) return null
  return (
    <span
      role="img"
      aria-label={translate('reviews.stars', { count: review.rating })}
      className="stars-field"
    >
      {'★'.repeat(review.rating)}
    </span>
  )
}
