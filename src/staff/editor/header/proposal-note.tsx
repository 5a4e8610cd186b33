import { useState } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import { CallError } from '../../api/staff-call.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { dateOf } from '../when.ts'
import { SendBackDialog } from './send-back-dialog.tsx'

/** Says that the draft is proposed, by whom and with which note, or why it was sent back. */
export function ProposalNote({ onCompare }: { onCompare: () => void }) {
  const { document, setDocument, calls } = useSession()
  const { proposal, proposes, published } = document
  const [asksWords, setAsksWords] = useState(false)
  const [problem, setProblem] = useState('')
  if (!proposal) return null
  const { state, isOwn, at, note, answer } = proposal
  const isBack = state === 'returned'
  const name = (isBack ? proposal.answeredBy : proposal.by) ?? editorTexts('somebody')
  const words = isBack ? answer : note
  const takeBack = async () => {
    setProblem('')
    try {
      await calls.takeBack()
      setDocument({ ...document, proposal: undefined })
    } catch (error) {
      setProblem(error instanceof CallError && error.message ? error.message : editorTexts('historyFailed'))
    }
  }
  return (
    <div className={isBack ? 'editor-proposal back' : 'editor-proposal'} role="status">
      <span>
        {isBack
          ? editorTexts('proposalBack', { name })
          : isOwn
            ? editorTexts('proposalOwn', { date: dateOf(at) })
            : editorTexts('proposalWaits', { name, date: dateOf(at) })}
        {words ? <q>{words}</q> : null}
      </span>
      {published ? <TextButton onClick={onCompare}>{editorTexts('compare')}</TextButton> : null}
      {isBack || proposes ? null : (
        <TextButton onClick={() => setAsksWords(true)}>{editorTexts('sendBack')}</TextButton>
      )}
      {isOwn ? <TextButton onClick={() => void takeBack()}>{editorTexts('takeBack')}</TextButton> : null}
      {problem ? <span role="alert">{problem}</span> : null}
      {asksWords ? (
        <SendBackDialog
          onClose={() => setAsksWords(false)}
          onSent={(now) => setDocument({ ...document, proposal: now })}
        />
      ) : null}
    </div>
  )
}
