import {
  Create,
  email,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { StaffForm } from '../../fields/staff-form.tsx'
import { roleChoices } from './role-choices.ts'

export default function UserCreate() {
  const translate = useTranslate()
  return (
    <Create redirect="list">
      <StaffForm
        defaultValues={{ role: 'editor' }}
        toolbar={
          <Toolbar>
            <SaveButton label="users.invite" />
          </Toolbar>
        }
      >
        <p className="hint">{translate('users.inviteHelp')}</p>
        <TextInput source="name" validate={required()} autoComplete="off" />
        <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
        <SelectInput source="role" choices={roleChoices} validate={required()} helperText="users.roleHelp" />
      </StaffForm>
    </Create>
  )
}
