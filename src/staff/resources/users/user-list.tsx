import {
  BooleanField,
  CreateButton,
  DataTable,
  List,
  SearchInput,
  SelectField,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { OpenLink } from '../../fields/open-link.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { LeftWorkButton } from './hand-over-button.tsx'
import { useRoles } from './role-input.tsx'

function useFilters() {
  const choices = [...useRoles()]
  return [
    <SearchInput key="q" source="q" alwaysOn />,
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
      for (const id of selectedIds) await call(`users/${id}/sessions`, { method: 'DELETE' })
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
        <DataTable.Col source="name">
          <OpenLink source="name" />
        </DataTable.Col>
        <DataTable.Col source="email" className="no-phone" />
        <DataTable.Col source="role" disableSort>
          <RoleField />
        </DataTable.Col>
        <DataTable.Col source="hasPassword" disableSort>
          <BooleanField source="hasPassword" />
        </DataTable.Col>
        <DataTable.Col source="twoFactor" disableSort className="no-phone">
          <BooleanField source="twoFactor" />
        </DataTable.Col>
        <DataTable.NumberCol source="sessions" disableSort className="no-phone" />
        <DataTable.Col source="createdAt" className="only-desk">
          <InstantField source="createdAt" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
