import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { AskDialog } from '../../forms/ask-dialog.tsx'

/** Makes a colleague the author of all that somebody wrote. */
export function HandOverButton({ id }: { id: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState<number>()
  const { data: people = [] } = useGetList<{ id: number; name: string }>('authors', {
    pagination: { page: 1, perPage: 100 },
  })
  const handOver = async () => {
    try {
      // The server's own shape; its test holds it.
      const { count } = (await call(`users/${id}/hand-over`, { method: 'POST', body: { to } })) as {
        count: number
      }
      notify('users.handedOver', { type: 'success', messageArgs: { smart_count: count } })
      return true
    } catch (error) {
      sayError(error)
      return false
    }
  }
  return (
    <>
      <WordButton label="users.handOver" onClick={() => setOpen(true)} />
      {isOpen ? (
        <AskDialog
          title="users.handOver"
          submit="users.handOverNow"
          isReady={to !== undefined}
          onClose={() => setOpen(false)}
          onSubmit={handOver}
        >
          <p>{translate('users.handOverHelp')}</p>
          <TextField
            select
            label={translate('users.handOverTo')}
            value={to ?? ''}
            onChange={({ target }) => setTo(Number(target.value))}
          >
            {people
              .filter((person) => person.id !== id)
              .map((person) => (
                <MenuItem key={person.id} value={person.id}>
                  {person.name}
                </MenuItem>
              ))}
          </TextField>
        </AskDialog>
      ) : null}
    </>
  )
}
