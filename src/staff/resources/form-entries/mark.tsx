import { useNotify, useTranslate, useUpdate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AnswerRequest, WithdrawGrant } from './answer-request.tsx'
import type { FormEntry } from './form-entry.ts'

/** The status of an entry, and buttons for the other statuses. */
export function Mark(_: { source: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const [update, { isPending }] = useUpdate()
  const entry = useRow('form-entries')
  if (!entry) return null
  const { id, status } = entry
  const mark = (next: FormEntry['status']) =>
    update(
      'form-entries',
      { id, data: { status: next }, previousData: entry },
      { onSuccess: () => notify('formEntries.marked', { type: 'success' }), onError: sayError },
    )
  const nexts = (['done', 'spam', 'new'] as const).filter((next) =>
    status === 'new' ? next !== 'new' : next === 'new',
  )
  return (
    <>
      <span className={`status ${status === 'done' ? 'status-published' : 'status-draft'}`}>
        {translate(`formEntries.status.${status}`)}
      </span>
      {status === 'new' ? <AnswerRequest entry={entry} /> : null}
      <WithdrawGrant entry={entry} />
      {nexts.map((next) => (
        <WordButton
          key={next}
          label={`formEntries.mark.${next}`}
          disabled={isPending}
          onClick={() => mark(next)}
        />
      ))}
    </>
  )
}
