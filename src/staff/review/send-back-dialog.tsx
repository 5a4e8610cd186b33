import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSayError } from '../api/say-error.ts'
import { AskDialog } from '../forms/ask-dialog.tsx'

/** Asks why a proposal goes back. */
export function SendBackDialog({
  onClose,
  onSend,
}: {
  onClose: () => void
  onSend: (words: string) => Promise<void>
}) {
  const translate = useTranslate()
  const sayError = useSayError()
  const [words, setWords] = useState('')
  return (
    <AskDialog
      title="review.sendBack"
      submit="review.sendBack"
      isReady={words.trim() !== ''}
      onClose={onClose}
      onSubmit={async () => {
        try {
          await onSend(words)
          return true
        } catch (error) {
          sayError(error)
          return false
        }
      }}
    >
      <p className="hint">{translate('review.sendBackHint')}</p>
      <TextField
        label={translate('review.words')}
        value={words}
        multiline
        minRows={2}
        required
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
        onChange={({ target }) => setWords(target.value)}
      />
    </AskDialog>
  )
}
