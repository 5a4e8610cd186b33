import {
  BooleanField,
  CreateButton,
  DataTable,
  List,
  SelectField,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
import { end as endAction } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { LeftWorkButton } from './hand-over-button.tsx'
import { useRoles } from './role-input.tsx'

const { Col, MomentCol, NumberCol } = columnsOf('users')
const { search } = filtersOf('users')

function useFilters() {
  const choices = [...useRoles()]
  return [
    search('q'),
    <SelectInput key="role" source="role" choices={choices} translateChoice={false} alwaysOn />,
  ]
}

function RoleField() {
  return <SelectField source="role" choices={[...useRoles()]} translateChoice={false} />
}

/** Ends all sessions of the chosen users: after a computer was lost, or when helpers change. */
function EndSessions() {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems } = useListContext()
  const end = async () => {
    try {
      for (const id of selectedIds) await endAction('users', id, 'sessions')
      notify('users.endedAll', { type: 'success', messageArgs: { smart_count: selectedIds.length } })
    } catch (error) {
      sayError(error)
    }
    onUnselectItems()
    refresh()
  }
  return <WordButton label="users.endSessions" onClick={end} />
}

export default function UserList() {
  return (
    <List
      filters={useFilters()}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      actions={
        <TopToolbar>
          <LeftWorkButton />
          <CreateButton label="users.invite" />
        </TopToolbar>
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={<EndSessions />}>
        <Col source="name">
          <OpenLink source="name" />
        </Col>
        <Col source="email" className="no-phone" />
        <Col source="role" disableSort>
          <RoleField />
        </Col>
        <Col source="hasPassword" disableSort>
          <BooleanField source="hasPassword" />
        </Col>
        <Col source="twoFactor" disableSort className="no-phone">
          <BooleanField source="twoFactor" />
        </Col>
        <NumberCol source="sessions" disableSort className="no-phone" />
        <MomentCol source="createdAt" className="only-desk" />
      </DataTable>
    </List>
  )
}
