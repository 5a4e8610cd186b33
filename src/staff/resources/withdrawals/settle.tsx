import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'

/** Records what was agreed about a withdrawal, and marks it as settled. */
export function Settle(_: { source: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const withdrawal = useRow('withdrawals')
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  if (!withdrawal) return null
  if (withdrawal.status === 'settled')
    return <span className="status status-published">{translate('withdrawals.settled')}</span>
  const settle = async () => {
    try {
      await act('withdrawals', withdrawal.id, 'settle', { answer: answer.trim() })
      notify('withdrawals.did', { type: 'success' })
      return true
    } catch (error) {
      sayError(error)
      return false
    } finally {
      refresh()
    }
  }
  return (
    <>
      <WordButton label="withdrawals.settle" variant="outlined" onClick={() => setOpen(true)} />
      {open ? (
        <AskDialog
          title={translate('withdrawals.title', { name: withdrawal.name })}
          submit="withdrawals.settle"
          onClose={() => setOpen(false)}
          onSubmit={settle}
        >
          <p>{translate('withdrawals.ask')}</p>
          <TextField
            label={translate('withdrawals.agreed')}
            multiline
            minRows={3}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
        </AskDialog>
      ) : null}
    </>
  )
}
