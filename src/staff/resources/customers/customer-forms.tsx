import { TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

interface Deed {
  email: string
  /** The last part of the address. */
  name: 'note' | 'erase'
  field: 'text' | 'email'
  done(): void
}

/** A form with one field for a customer; its input stays after a refusal. */
function useDeed({ email, name, field, done }: Deed) {
  const notify = useNotify()
  const sayError = useSayError()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await call(`customers/${encodeURIComponent(email)}/${name}`, {
        method: 'POST',
        body: { [field]: typed },
      })
      notify(`customers.did.${name}`, { type: 'success' })
      done()
    } catch (error) {
      sayError(error)
      setBusy(false)
    }
  }
  return { typed, setTyped, send, isOff: busy || typed.trim() === '' }
}

export function NoteForm({ email }: { email: string }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { typed, setTyped, send, isOff } = useDeed({ email, name: 'note', field: 'text', done: refresh })
  return (
    <form className="order-note-form" onSubmit={send}>
      <TextField
        label={translate('customers.text')}
        multiline
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <WordButton type="submit" label="customers.note" variant="outlined" disabled={isOff} />
    </form>
  )
}

/** Erasure cannot be undone, so the address must be typed again to confirm it. */
export function EraseForm({ email }: { email: string }) {
  const translate = useTranslate()
  const redirect = useRedirect()
  const done = () => redirect('list', 'customers')
  const { typed, setTyped, send, isOff } = useDeed({ email, name: 'erase', field: 'email', done })
  return (
    <form className="order-note-form" onSubmit={send}>
      <TextField
        label={translate('customers.email')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
      <WordButton type="submit" label="customers.erase" variant="outlined" color="error" disabled={isOff} />
    </form>
  )
}
