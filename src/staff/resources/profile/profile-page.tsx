import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { HttpError, required, TextInput, Title, useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useWhole } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'

/** One's own account: the name at once, the address after the password, the password by mail. */
export default function ProfilePage() {
  return (
    <StaffEdit
      id="me"
      resource="profile"
      redirect={false}
      actions={false}
      title=" "
      aside={<Access />}
      className="profile"
    >
      <Title title="menu.profile" />
      <StaffForm toolbar={<StaffToolbar canRemove={false} />}>
        <TextInput source="name" validate={required()} autoComplete="name" />
      </StaffForm>
    </StaffEdit>
  )
}

type Mistakes = Readonly<Record<string, string>>

const mistakesIn = (error: unknown): Mistakes | undefined =>
  error instanceof HttpError ? error.body?.errors : undefined

function Access() {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const record = useWhole('profile')
  const [mistakes, setMistakes] = useState<Mistakes>({})
  if (!record) return null
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const email = String(typed.get('email') ?? '')
    const password = String(typed.get('password') ?? '')
    setMistakes({})
    try {
      await act('profile', 'me', 'email', { email, password })
      notify('profile.emailAsked', { type: 'success', messageArgs: { email } })
      form.reset()
      refresh()
    } catch (error) {
      const found = mistakesIn(error)
      if (found) setMistakes(found)
      else sayError(error)
    }
  }
  const link = async () => {
    try {
      await act('profile', 'me', 'link')
      notify('profile.linkSent', { type: 'success', messageArgs: { email: record.email } })
    } catch (error) {
      sayError(error)
    }
  }
  const field = (name: string, type: string, autoComplete: string) => (
    <TextField
      name={name}
      type={type}
      required
      autoComplete={autoComplete}
      label={translate(`profile.${name}`)}
      error={mistakes[name] !== undefined}
      helperText={mistakes[name] ?? ' '}
    />
  )
  return (
    <aside className="profile-access">
      <form onSubmit={(event) => void change(event)}>
        <h2>{translate('profile.emailTitle')}</h2>
        <p className="hint">{translate('profile.now', { email: record.email })}</p>
        {record.isProved ? null : <p className="hint">{translate('profile.notProved')}</p>}
        {field('email', 'email', 'email')}
        {field('password', 'password', 'current-password')}
        <Button type="submit" variant="outlined">
          {translate('profile.change')}
        </Button>
      </form>
      <h2>{translate('profile.passwordTitle')}</h2>
      <p className="hint">{translate('profile.passwordHint')}</p>
      <div>
        <WordButton label="profile.link" variant="outlined" onClick={() => void link()} />
      </div>
    </aside>
  )
}
