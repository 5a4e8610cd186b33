import { useTranslate } from 'react-admin'
import { useRow } from '../api/rows.ts'
import { formatInstant } from './instant-field.tsx'

/** The status as a word, and below it pending drafts, plans and proposals. */
export function StatusField(_: { source?: string }) {
  const translate = useTranslate()
  const record = useRow<'pages' | 'products' | 'documents'>()
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
