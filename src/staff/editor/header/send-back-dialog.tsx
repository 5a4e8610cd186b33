import { useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { CallError } from '../../api/staff-call.ts'
import type { OpenDocument } from '../document.ts'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'

/** Asks why a proposal goes back, and sends it. */
export function SendBackDialog({
  onClose,
  onSent,
}: {
  onClose: () => void
  onSent: (now: OpenDocument['proposal']) => void
}) {
  const id = useId()
  const { calls } = useSession()
  const [words, setWords] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    setBusy(true)
    setProblem('')
    try {
      onSent(await calls.sendBack(words))
      onClose()
    } catch (error) {
      setProblem(error instanceof CallError && error.message ? error.message : editorTexts('historyFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog id={id} title={editorTexts('sendBack')} closeLabel={editorTexts('close')} open onClose={onClose}>
      <Field id={`${id}-words`} label={editorTexts('sendBackWords')} hint={editorTexts('sendBackHelp')}>
        {(wires) => (
          <TextArea
            {...wires}
            rows={3}
            maxLength={2_000}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Field>
      {problem ? (
        <Message tone="wrong" role="alert">
          {problem}
        </Message>
      ) : null}
      <p className="foot-row">
        <Button busy={busy && editorTexts('busy')} disabled={words.trim() === ''} onClick={() => void send()}>
          {editorTexts('sendBack')}
        </Button>
      </p>
    </Dialog>
  )
}
