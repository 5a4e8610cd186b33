import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Text keys or texts. */
  title: string
  submit: string
  /** Whether the action cannot be undone. */
  isGrave?: boolean
  isReady?: boolean
  children?: ReactNode
  onClose(): void
  /** True when it succeeded, which closes the dialog; otherwise it stays open with its input. */
  onSubmit(): Promise<boolean>
}

/** Asks for the input of an action, or only for confirmation. */
export function AskDialog({ title, submit, isGrave = false, isReady = true, children, ...on }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // React also passes the event to the form from which the dialog was opened.
    event.stopPropagation()
    if (busy || !isReady) return
    setBusy(true)
    const isDone = await on.onSubmit()
    setBusy(false)
    if (isDone) on.onClose()
  }
  return (
    <Dialog open onClose={on.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>{translate(title, { _: title })}</DialogTitle>
        <DialogContent className="ask-fields">{children}</DialogContent>
        <DialogActions>
          <Button onClick={on.onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={busy || !isReady}
          >
            {translate(submit)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
