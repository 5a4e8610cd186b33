import { required, TextInput } from 'react-admin'
import { RightsInput } from './rights-input.tsx'

export const RoleFields = () => (
  <>
    <TextInput source="name" validate={required()} autoComplete="off" helperText="roles.nameHelp" />
    <RightsInput source="rights" />
  </>
)
