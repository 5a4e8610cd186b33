import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { fromDutchMinute } from '../../../kernel/dates.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { Letter } from './newsletter.ts'

const paces = [20, 60, 120, 300, 600]

/** Confirms that a newsletter goes to all readers, and asks when and how fast. */
export function SendDialog({ id, letter, onClose }: { id: number; letter: Letter; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [later, setLater] = useState('')
  const [perMinute, setPerMinute] = useState(60)
  const [list, setList] = useState<number>()
  const readers = letter.lists.find(({ id }) => id === list)?.readers ?? letter.readers
  const send = async () => {
    try {
      await call(`newsletters/${id}/send`, {
        method: 'POST',
        body: { version: letter.version, perMinute, list, startAt: fromDutchMinute(later) },
      })
      notify(later ? 'newsletters.planned' : 'newsletters.started', { type: 'success' })
      refresh()
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return (
    <AskDialog
      title="newsletters.sendTitle"
      submit={later ? 'newsletters.plan' : 'newsletters.sendNow'}
      onClose={onClose}
      onSubmit={send}
    >
      <p>{translate('newsletters.sure', { smart_count: readers, subject: letter.subject })}</p>
      {letter.lists.length > 0 ? (
        <TextField
          select
          label={translate('newsletterLists.to')}
          value={list ?? ''}
          onChange={({ target }) => setList(target.value ? Number(target.value) : undefined)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('newsletterLists.everybody')}</MenuItem>
          {letter.lists.map(({ id, name, readers }) => (
            <MenuItem key={id} value={id}>
              {name} ({readers})
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        label={translate('newsletters.later')}
        helperText={translate('newsletters.laterHelp')}
        type="datetime-local"
        value={later}
        onChange={({ target }) => setLater(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        select
        label={translate('newsletters.pace')}
        helperText={translate('newsletters.paceHelp')}
        value={perMinute}
        onChange={({ target }) => setPerMinute(Number(target.value))}
      >
        {paces.map((pace) => (
          <MenuItem key={pace} value={pace}>
            {translate('newsletters.perMinute', { smart_count: pace })}
          </MenuItem>
        ))}
      </TextField>
    </AskDialog>
  )
}
