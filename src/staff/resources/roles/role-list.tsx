import {
  CreateButton,
  DataTable,
  FunctionField,
  List,
  TopToolbar,
  useGetPathForRecord,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { rights } from '../../../kernel/rights.ts'
import { CopyButton } from '../../lists/copy-button.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import type { Role } from './role.ts'

/** Built-in roles are shown only here; others have a form. */
function Name() {
  const translate = useTranslate()
  const role = useRecordContext<Role>()
  const path = useGetPathForRecord({ link: 'edit' })
  if (!role) return null
  return role.builtIn || !path ? (
    <>
      {role.name} <span className="hint">({translate('roles.builtIn')})</span>
    </>
  ) : (
    <Link to={path}>{role.name}</Link>
  )
}

function Rights() {
  const translate = useTranslate()
  const { rights: held = [] } = useRecordContext<Role>() ?? {}
  if (held.length === 0) return <>{translate('roles.none')}</>
  if (held.length === rights.length) return <>{translate('roles.all')}</>
  return <>{held.map((right) => translate(`roles.short.${right}`)).join(', ')}</>
}

/** All roles, with their rights. */
export default function RoleList() {
  return (
    <List
      pagination={false}
      actions={
        <TopToolbar>
          <CreateButton />
        </TopToolbar>
      }
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="name" disableSort>
          <Name />
        </DataTable.Col>
        <DataTable.Col source="rights" disableSort className="no-phone">
          <Rights />
        </DataTable.Col>
        <DataTable.NumberCol source="people" disableSort>
          <FunctionField<Role>
            render={({ id, people }) =>
              people === 0 ? (
                0
              ) : (
                <Link to={`/users?${new URLSearchParams({ filter: JSON.stringify({ role: id }) })}`}>
                  {people}
                </Link>
              )
            }
          />
        </DataTable.NumberCol>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
