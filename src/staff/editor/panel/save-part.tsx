import { useGetPuck } from '@puckeditor/core'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { useSession } from '../session.ts'
import { editorTexts } from '../texts.ts'
import { savePart } from './parts.ts'

/** Asks for a name, saves the chosen widget as a block, and replaces it with that block. */
export function SavePart({ onClose }: { onClose: () => void }) {
  const id = useId()
  const getPuck = useGetPuck()
  const { say } = useSession()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const title = name.trim()

  const save = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await savePart(getPuck, title)
      say(editorTexts('partSaved', { name: title }))
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  // Outside the form that Puck wraps around the panel: the browser would submit a nested form.
  return createPortal(
    <Dialog id={id} title={editorTexts('savePart')} closeLabel={editorTexts('close')} open onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (title !== '') void save()
        }}
      >
        <Field id={`${id}-name`} label={editorTexts('savePartName')} hint={editorTexts('savePartHelp')}>
          {(wires) => (
            <TextInput
              {...wires}
              required
              maxLength={200}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        {failed ? (
          <Message tone="wrong" role="alert">
            {editorTexts('savePartFailed')}
          </Message>
        ) : null}
        <p className="foot-row">
          <Button type="submit" busy={busy && editorTexts('busy')}>
            {editorTexts('savePartNow')}
          </Button>
        </p>
      </form>
    </Dialog>,
    globalThis.document.body,
  )
}
