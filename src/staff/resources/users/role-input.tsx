import { required, SelectInput } from 'react-admin'
import type { RowOf } from '../../../staff-api/contract.ts'
import { useRows } from '../../api/rows.ts'

/** All roles, including those that staff defined. */
export function useRoles(): readonly RowOf<'roles'>[] {
  return useRows('roles', { pagination: { page: 1, perPage: 100 } }).data ?? []
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
