import { email, required, TextInput, TopToolbar, useNotify, useRefresh, useTranslate } from 'react-admin'
import { act, end } from '../../api/acts.ts'
import { useWhole } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { HandOverButton } from './hand-over-button.tsx'
import { RoleInput } from './role-input.tsx'

function Actions() {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const user = useWhole('users')
  if (!user) return null
  const run = async (work: () => Promise<unknown>, done: string, count = 0) => {
    try {
      await work()
      notify(done, { type: 'success', messageArgs: { smart_count: count } })
      refresh()
    } catch (error) {
      sayError(error)
    }
  }
  return (
    <TopToolbar>
      <WordButton
        label="users.sendLink"
        onClick={() => run(() => act('users', user.id, 'link'), 'users.linkSent')}
      />
      {user.twoFactor ? (
        <WordButton
          label="users.endTwoFactor"
          onClick={() => run(() => end('users', user.id, 'two-factor'), 'users.twoFactorEnded')}
        />
      ) : null}
      {user.passkeys > 0 ? (
        <WordButton
          label="users.removePasskeys"
          onClick={() => run(() => end('users', user.id, 'passkeys'), 'users.passkeysRemoved')}
        />
      ) : null}
      <WordButton
        label="users.endSessions"
        disabled={user.sessions === 0}
        onClick={() => run(() => end('users', user.id, 'sessions'), 'users.ended', user.sessions)}
      />
      <HandOverButton id={user.id} />
    </TopToolbar>
  )
}

function EmailInput() {
  const user = useWhole('users')
  const translate = useTranslate()
  const said = user?.isProved === false ? [translate('users.notProved')] : []
  return (
    <TextInput
      source="email"
      type="email"
      validate={[required(), email()]}
      autoComplete="off"
      helperText={[...said, translate('users.emailHint')].join(' ')}
    />
  )
}

export default function UserEdit() {
  return (
    <StaffEdit actions={<Actions />}>
      <StaffForm>
        <TextInput source="name" validate={required()} autoComplete="off" />
        <EmailInput />
        <RoleInput />
      </StaffForm>
    </StaffEdit>
  )
}
