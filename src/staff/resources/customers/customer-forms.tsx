import { TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'

/** A form with one field for a customer; its input stays after a refusal. */
function useDeed(name: string, send: (typed: string) => Promise<unknown>, done: () => void) {
  const notify = useNotify()
  const sayError = useSayError()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await send(typed)
      notify(`customers.did.${name}`, { type: 'success' })
      done()
    } catch (error) {
      sayError(error)
      setBusy(false)
    }
  }
  return { typed, setTyped, submit, isOff: busy || typed.trim() === '' }
}

export function NoteForm({ email }: { email: string }) {
  const translate = useTranslate()
  const refresh = useRefresh()
  const keep = (text: string) => act('customers', email, 'note', { text })
  const { typed, setTyped, submit, isOff } = useDeed('note', keep, refresh)
  return (
    <form className="order-note-form" onSubmit={submit}>
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
  const erase = (typed: string) => act('customers', email, 'erase', { email: typed })
  const { typed, setTyped, submit, isOff } = useDeed('erase', erase, done)
  return (
    <form className="order-note-form" onSubmit={submit}>
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
