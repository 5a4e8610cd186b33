import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { formatLongDate } from '../../../kernel/dates.ts'
import { act as answer } from '../../api/acts.ts'
import { usePermitted } from '../../api/auth-provider.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { FormEntry } from './form-entry.ts'

const periods = [7, 14, 30]

/** Answers a request for a locked file: mails a link for some days, or a refusal. */
export function AnswerRequest({ entry }: { entry: FormEntry }) {
  const translate = useTranslate()
  const act = useAct()
  const { permissions } = usePermitted()
  const [asked, setAsked] = useState<'grant' | 'refuse'>()
  const [days, setDays] = useState(14)
  const [words, setWords] = useState('')
  if (entry.fileId === undefined || entry.email === undefined || permissions?.files !== 'write') return null
  const send = () =>
    act('answered', () =>
      asked === 'grant'
        ? answer('form-entries', entry.id, 'grant', { days })
        : answer('form-entries', entry.id, 'refuse', { words }),
    )
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

/** Until when the file is open to who asked for it, and the way to end that. */
export function WithdrawGrant({ entry }: { entry: FormEntry }) {
  const translate = useTranslate()
  const act = useAct()
  const { permissions } = usePermitted()
  const [isAsked, setIsAsked] = useState(false)
  const { grantedUntil, email } = entry
  if (grantedUntil === undefined) return null
  return (
    <>
      <div className="hint">
        {translate('formEntries.grantedUntil', { day: formatLongDate(new Date(grantedUntil)) })}
      </div>
      {permissions?.files === 'write' ? (
        <WordButton label="formEntries.withdraw" onClick={() => setIsAsked(true)} />
      ) : null}
      {isAsked ? (
        <AskDialog
          title={translate('formEntries.withdrawTitle')}
          submit="formEntries.withdraw"
          onClose={() => setIsAsked(false)}
          onSubmit={() => act('withdrawn', () => answer('form-entries', entry.id, 'withdraw'))}
        >
          <p className="hint">{translate('formEntries.withdrawSay', { email })}</p>
        </AskDialog>
      ) : null}
    </>
  )
}

/** Does something with an entry, says that it is done, and answers whether it is. */
function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  return async (done: string, run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run()
      notify(`formEntries.${done}`, { type: 'success' })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
}
