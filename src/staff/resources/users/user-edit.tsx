import {
  email,
  required,
  TextInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { StaffForm } from '../../fields/staff-form.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { StaffEdit } from '../../forms/staff-edit.tsx'
import { HandOverButton } from './hand-over-button.tsx'
import { RoleInput } from './role-input.tsx'

function Actions() {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const user = useRecordContext<{ id: number; sessions: number; twoFactor: boolean; passkeys: number }>()
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
        onClick={() => run(() => call(`users/${user.id}/link`, { method: 'POST' }), 'users.linkSent')}
      />
      {user.twoFactor ? (
        <WordButton
          label="users.endTwoFactor"
          onClick={() =>
            run(() => call(`users/${user.id}/two-factor`, { method: 'DELETE' }), 'users.twoFactorEnded')
          }
        />
      ) : null}
      {user.passkeys > 0 ? (
        <WordButton
          label="users.removePasskeys"
          onClick={() =>
            run(() => call(`users/${user.id}/passkeys`, { method: 'DELETE' }), 'users.passkeysRemoved')
          }
        />
      ) : null}
      <WordButton
        label="users.endSessions"
        disabled={user.sessions === 0}
        onClick={() =>
          run(() => call(`users/${user.id}/sessions`, { method: 'DELETE' }), 'users.ended', user.sessions)
        }
      />
      <HandOverButton id={user.id} />
    </TopToolbar>
  )
}

function EmailInput() {
  const user = useRecordContext<{ isProved: boolean }>()
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
