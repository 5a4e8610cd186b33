import { CreateButton, DataTable, List, TopToolbar, useGetPathForRecord, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { rights } from '../../../kernel/rights.ts'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { RowActions } from '../../lists/row-actions.tsx'

const { Col, NumberCol } = columnsOf('roles')

/** Built-in roles are shown only here; others have a form. */
function Name() {
  const translate = useTranslate()
  const role = useRow('roles')
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
  const { rights: held = [] } = useRow('roles') ?? {}
  if (held.length === 0) return <>{translate('roles.none')}</>
  if (held.length === rights.length) return <>{translate('roles.all')}</>
  return <>{held.map((right) => translate(`roles.short.${right}`)).join(', ')}</>
}

/** The number of people who have it, with a link to them. */
function People() {
  const { id, people = 0 } = useRow('roles') ?? {}
  if (people === 0) return 0
  return <Link to={`/users?${new URLSearchParams({ filter: JSON.stringify({ role: id }) })}`}>{people}</Link>
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
        <Col source="name" disableSort>
          <Name />
        </Col>
        <Col source="rights" disableSort className="no-phone">
          <Rights />
        </Col>
        <NumberCol source="people" disableSort>
          <People />
        </NumberCol>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
