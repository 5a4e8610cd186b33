import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin'
import type { OwnAccount } from '../../api/auth-provider.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { FormEntry } from './form-entry.ts'

const periods = [7, 14, 30]

/** Answers a request for a locked file: mails a link for some days, or a refusal. */
export function AnswerRequest({ entry }: { entry: FormEntry }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const { permissions } = usePermissions<OwnAccount['rights']>()
  const [asked, setAsked] = useState<'grant' | 'refuse'>()
  const [days, setDays] = useState(14)
  const [words, setWords] = useState('')
  if (entry.fileId === undefined || entry.email === undefined || permissions?.files !== 'write') return null
  const send = async () => {
    try {
      const body = asked === 'grant' ? { days } : { words }
      await call(`form-entries/${entry.id}/${asked}`, { method: 'POST', body })
      notify('formEntries.answered', { type: 'success' })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return (
    <>
      <WordButton label="formEntries.grant" onClick={() => setAsked('grant')} />
      <WordButton label="formEntries.refuse" onClick={() => setAsked('refuse')} />
      {asked ? (
        <AskDialog
          title={translate(`formEntries.${asked}Title`)}
          submit={`formEntries.${asked}`}
          isReady={asked === 'grant' || words.trim() !== ''}
          onClose={() => setAsked(undefined)}
          onSubmit={send}
        >
          <p className="hint">{translate(`formEntries.${asked}Say`, { email: entry.email })}</p>
          {asked === 'grant' ? (
            <TextField
              select
              label={translate('formEntries.grantDays')}
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {periods.map((period) => (
                <MenuItem key={period} value={period}>
                  {translate('formEntries.days', { days: period })}
                </MenuItem>
              ))}
            </TextField>
          ) : (
            <TextField
              multiline
              minRows={3}
              label={translate('formEntries.refuseWords')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              slotProps={{ htmlInput: { maxLength: 2_000 } }}
            />
          )}
        </AskDialog>
      ) : null}
    </>
  )
}
