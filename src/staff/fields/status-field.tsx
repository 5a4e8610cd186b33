import { useRecordContext, useTranslate } from 'react-admin'

/** Draft, planned, published or gone, in a word. */
export function StatusField(_: { source?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<{ status: string; publishedAt?: string }>()
  if (!record) return null
  const isPlanned =
    record.status === 'published' &&
    record.publishedAt !== undefined &&
    new Date(record.publishedAt) > new Date()
  const status = isPlanned ? 'scheduled' : record.status
  return <span className={`status status-${status}`}>{translate(`status.${status}`)}</span>
}
