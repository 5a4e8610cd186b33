import {
  Create,
  email,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useTranslate,
} from 'react-admin'
import { roleChoices } from './role-choices.ts'

export default function UserCreate() {
  const translate = useTranslate()
  return (
    <Create redirect="list">
      <SimpleForm
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
      </SimpleForm>
    </Create>
  )
}
