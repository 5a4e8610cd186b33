import { required, SelectInput, useGetList } from 'react-admin'
import type { Role } from '../roles/role.ts'

/** The roles that there are, the site's own too. */
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
