import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { SaveButton, useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Values } from '../api/values.ts'

/** Asks for a note to the publisher, saves the form as a proposal, and confirms it. */
export function ProposeButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const { reset } = useFormContext()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('review.propose')}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{translate('review.propose')}</DialogTitle>
        <DialogContent className="ask-fields">
          <p className="hint">{translate('review.proposeHint')}</p>
          <TextField
            label={translate('review.note')}
            value={note}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 1_000 } }}
            onChange={({ target }) => setNote(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <SaveButton
            type="button"
            label="review.propose"
            icon={null}
            alwaysEnable
            // Mistakes are shown in the form.
            onClick={close}
            transform={(data) => ({ ...data, propose: { note } })}
            mutationOptions={{
              onSuccess(row: Values) {
                // The form shows the published values again, with the proposal above it.
                reset(row)
                setNote('')
                notify('review.proposed', { type: 'success' })
              },
            }}
          />
        </DialogActions>
      </Dialog>
    </>
  )
}
