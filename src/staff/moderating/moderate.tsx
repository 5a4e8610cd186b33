import { type FormEvent, type MouseEvent, useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { change as changeRow } from '../api/acts.ts'
import { useRow } from '../api/rows.ts'
import { useSayError } from '../api/say-error.ts'
import { WordButton } from '../fields/word-button.tsx'
import { type Moderated, useModeratedName } from './moderated.ts'

/** Updates a row in the list, and shows a notice. */
export function useModerate() {
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

/** Approves a text or withdraws it; the focus then moves to the next row. */
export function Approve() {
  const resource = useModeratedName()
  const row = useRow(resource)
  const { busy, moderate } = useModerate()
  if (!row) return null
  const { id, approved } = row
  async function change({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const next = neighbourOf(currentTarget)
    const done = await moderate(
      () => changeRow(resource, id, { approved: !approved }),
      `${resource}.${approved ? 'withdrawn' : 'approved'}`,
    )
    if (done) next?.focus()
  }
  return (
    <WordButton
      label={approved ? 'moderating.withdraw' : 'moderating.approve'}
      variant="outlined"
      aria-disabled={busy}
      data-moderate
      onClick={(event) => {
        if (!busy) change(event)
      }}
    />
  )
}

/** Edits the society's answer, which is shown below the text. */
export function Answer() {
  const row = useRow(useModeratedName())
  return row ? <AnswerForm key={row.answer} row={row} /> : null
}

function AnswerForm({ row: { id, answer } }: { row: Moderated }) {
  const translate = useTranslate()
  const resource = useModeratedName()
  const field = useId()
  const [typed, setTyped] = useState(answer)
  const { busy, moderate } = useModerate()
  function keep(event: FormEvent) {
    event.preventDefault()
    moderate(() => changeRow(resource, id, { answer: typed }), 'moderating.answered')
  }
  return (
    <details className="answer" open={answer !== ''}>
      <summary>{translate('moderating.answer')}</summary>
      <form onSubmit={keep}>
        <label htmlFor={field}>{translate(`${resource}.answerHelp`)}</label>
        <textarea
          id={field}
          rows={3}
          maxLength={5_000}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <WordButton
          type="submit"
          label="moderating.keepAnswer"
          variant="outlined"
          disabled={busy || typed === answer}
        />
      </form>
    </details>
  )
}
