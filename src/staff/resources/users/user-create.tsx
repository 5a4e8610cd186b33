import { email, required, TextInput, useTranslate } from 'react-admin'
import { StaffCreate } from '../../forms/staff-edit.tsx'
import { StaffForm } from '../../forms/staff-form.tsx'
import { StaffToolbar } from '../../forms/staff-toolbar.tsx'
import { RoleInput } from './role-input.tsx'

export default function UserCreate() {
  const translate = useTranslate()
  return (
    <StaffCreate redirect="list">
      <StaffForm
        defaultValues={{ role: 'editor' }}
        toolbar={<StaffToolbar canRemove={false} save="users.invite" />}
      >
        <p className="hint">{translate('users.inviteHelp')}</p>
        <TextInput source="name" validate={required()} autoComplete="off" />
        <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
        <RoleInput />
      </StaffForm>
    </StaffCreate>
  )
}
