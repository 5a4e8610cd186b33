import {
  BooleanField,
  CreateButton,
  DataTable,
  List,
  SearchInput,
  SelectField,
  SelectInput,
  TopToolbar,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { OpenLink } from '../../fields/open-link.tsx'
import { roleChoices } from './role-choices.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" choices={roleChoices} alwaysOn />,
]

export default function UserList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={25}
      actions={
        <TopToolbar>
          <CreateButton label="users.invite" />
        </TopToolbar>
      }
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="name">
          <OpenLink source="name" />
        </DataTable.Col>
        <DataTable.Col source="email" />
        <DataTable.Col source="role" disableSort>
          <SelectField source="role" choices={roleChoices} />
        </DataTable.Col>
        <DataTable.Col source="hasPassword" disableSort>
          <BooleanField source="hasPassword" />
        </DataTable.Col>
        <DataTable.NumberCol source="sessions" disableSort />
        <DataTable.Col source="createdAt">
          <InstantField source="createdAt" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
