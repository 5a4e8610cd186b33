import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Keys or texts. */
  title: string
  submit: string
  /** What it does cannot be undone. */
  isGrave?: boolean
  isReady?: boolean
  children?: ReactNode
  onClose(): void
  /** True once it is done: the dialog goes away. Else it stays, with all that was typed. */
  onSubmit(): Promise<boolean>
}

/** Asks for what something needs before it is done, or only whether it is meant. */
export function AskDialog({ title, submit, isGrave = false, isReady = true, children, ...on }: Props) {
  const translate = useTranslate()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // React hands the event on to the form that the dialog was opened from.
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
