import { type FormEvent, type MouseEvent, useId, useState } from 'react'
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import type { Review } from './review.ts'

/** Changes a review where it stands in the list, and says so. */
function useModerate() {
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [busy, setBusy] = useState(false)
  async function moderate(change: () => Promise<unknown>, said?: string) {
    setBusy(true)
    try {
      await change()
      if (said) notify(said, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, moderate }
}

/** The same button of the next row, or of the one before the last: the row of this one may go away. */
function neighbourOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  const all = [
    ...(button.closest('table')?.querySelectorAll<HTMLButtonElement>('button[data-moderate]') ?? []),
  ]
  const at = all.indexOf(button)
  return all[at + 1] ?? all[at - 1]
}

/** Shows a review on the site, or takes it from there; whoever works by keyboard goes on with the next. */
export function Approve() {
  const review = useRecordContext<Review>()
  const { busy, moderate } = useModerate()
  if (!review) return null
  const { id, approved } = review
  async function change({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const next = neighbourOf(currentTarget)
    const done = await moderate(
      () => call(`reviews/${id}`, { method: 'PUT', body: { approved: !approved } }),
      approved ? 'reviews.withdrawn' : 'reviews.approved',
    )
    if (done) next?.focus()
  }
  return (
    <WordButton
      label={approved ? 'reviews.withdraw' : 'reviews.approve'}
      variant="outlined"
      aria-disabled={busy}
      data-moderate
      onClick={(event) => {
        if (!busy) change(event)
      }}
    />
  )
}

/** What visitors say is wrong with it, until somebody looked. */
export function Reports() {
  const translate = useTranslate()
  const review = useRecordContext<Review>()
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
        onClick={() => moderate(() => call(`reviews/${id}/reports`, { method: 'DELETE' }))}
      />
    </div>
  )
}

/** The shop's answer, written below what it answers. */
export function Answer() {
  const review = useRecordContext<Review>()
  return review ? <AnswerForm key={review.answer} review={review} /> : null
}

function AnswerForm({ review: { id, answer } }: { review: Review }) {
  const translate = useTranslate()
  const field = useId()
  const [typed, setTyped] = useState(answer)
  const { busy, moderate } = useModerate()
  function keep(event: FormEvent) {
    event.preventDefault()
    moderate(() => call(`reviews/${id}`, { method: 'PUT', body: { answer: typed } }), 'reviews.answered')
  }
  return (
    <details className="answer" open={answer !== ''}>
      <summary>{translate('reviews.answer')}</summary>
      <form onSubmit={keep}>
        <label htmlFor={field}>{translate('reviews.answerHelp')}</label>
        <textarea
          id={field}
          rows={3}
          maxLength={5_000}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <WordButton
          type="submit"
          label="reviews.keepAnswer"
          variant="outlined"
          disabled={busy || typed === answer}
        />
      </form>
    </details>
  )
}
