import { useRecordContext, useTranslate } from 'react-admin'
import { formatInstant } from './instant-field.tsx'

interface Row {
  status: string
  publishedAt?: string
  /** Widgets that visitors do not see yet, and when they will. */
  hasDraft?: boolean
  publishAt?: string
  /** Forms that wait, filled and not saved. */
  proposal?: { state: 'waiting' | 'returned'; by?: string }
  unsaved?: readonly { by?: string; at: string }[]
}

/** Draft, planned, published or gone, in a word; below it what waits of it. */
export function StatusField(_: { source?: string }) {
  const translate = useTranslate()
  const record = useRecordContext<Row & { id: number }>()
  if (!record) return null
  const { publishedAt, publishAt, hasDraft, proposal, unsaved = [] } = record
  const isPlanned =
    record.status === 'published' && publishedAt !== undefined && new Date(publishedAt) > new Date()
  const status = isPlanned ? 'scheduled' : record.status
  const names = [...new Set(unsaved.map(({ by }) => by ?? translate('conflict.somebody')))].join(', ')
  return (
    <>
      <span className={`status status-${status}`}>{translate(`status.${status}`)}</span>
      {isPlanned ? <small className="status-note">{formatInstant(publishedAt)}</small> : null}
      {publishAt ? (
        <small className="status-note">
          {translate('status.changesAt', { date: formatInstant(publishAt) })}
        </small>
      ) : hasDraft ? (
        <small className="status-note">{translate('status.changesWait')}</small>
      ) : null}
      {proposal ? (
        <small className={`status-note proposal-${proposal.state}`}>
          {translate(`review.mark.${proposal.state}`, {
            name: proposal.by ?? translate('conflict.somebody'),
          })}
        </small>
      ) : null}
      {names === '' ? null : <small className="status-note">{translate('kept.unsaved', { names })}</small>}
    </>
  )
}
