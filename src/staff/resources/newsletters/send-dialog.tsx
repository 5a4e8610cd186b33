import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import { fromDutchMinute } from '../../../kernel/dates.ts'
import { act } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { isWholeMoment, useMoment } from '../../fields/use-moment.ts'
import { AskDialog } from '../../forms/ask-dialog.tsx'
import type { Email } from './newsletter.ts'

const paces = [20, 60, 120, 300, 600]

/** Confirms that a newsletter goes to all readers, and asks when and how fast. */
export function SendDialog({ id, email, onClose }: { id: number; email: Email; onClose(): void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const [later, setLater] = useState('')
  /** Why the server refuses that moment. */
  const [refused, setRefused] = useState('')
  const moment = useMoment(later, (typed) => {
    setLater(typed)
    setRefused('')
  })
  const [perMinute, setPerMinute] = useState(60)
  const [list, setList] = useState<number>()
  const readers = email.lists.find(({ id }) => id === list)?.readers ?? email.readers
  const mistake = isWholeMoment(later) ? refused : translate('fields.wholeMoment')
  const send = async () => {
    const typed = moment.read()
    if (!isWholeMoment(typed)) {
      moment.input.current?.focus()
      return false
    }
    try {
      await act('newsletters', id, 'send', {
        version: email.version,
        perMinute,
        list,
        startAt: fromDutchMinute(typed)?.toISOString(),
      })
      notify(typed ? 'newsletters.planned' : 'newsletters.started', { type: 'success' })
      refresh()
      return true
    } catch (error) {
      const answer = error instanceof HttpError ? error.body : undefined
      if (answer?.error === 'conflict') {
        notify('newsletters.changed', { type: 'warning' })
        refresh()
        return true
      }
      if (answer?.errors?.startAt) setRefused(answer.errors.startAt)
      else sayError(error)
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
      <p>{translate('newsletters.sure', { smart_count: readers, subject: email.subject })}</p>
      {email.lists.length > 0 ? (
        <TextField
          select
          label={translate('newsletterLists.to')}
          value={list ?? ''}
          onChange={({ target }) => setList(target.value ? Number(target.value) : undefined)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{translate('newsletterLists.everybody')}</MenuItem>
          {email.lists.map(({ id, name, readers }) => (
            <MenuItem key={id} value={id}>
              {name} ({readers})
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      <TextField
        label={translate('newsletters.later')}
        error={mistake !== ''}
        helperText={mistake || translate('newsletters.laterHelp')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: moment.wires }}
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
