import { required, SelectInput, useGetList } from 'react-admin'
import type { Role } from '../roles/role.ts'

/** All roles, including those that staff defined. */
export function useRoles(): readonly Role[] {
  return useGetList<Role>('roles', { pagination: { page: 1, perPage: 100 } }).data ?? []
}

export function RoleInput() {
  return (
    <SelectInput
      source="role"
      choices={[...useRoles()]}
      translateChoice={false}
      validate={required()}
      helperText="users.roleHelp"
    />
  )
}
