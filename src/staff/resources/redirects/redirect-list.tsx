import { DataTable, List, SearchInput, TextField } from 'react-admin'
import { RemoveButton } from '../../forms/remove-button.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

export default function RedirectList() {
  return (
    <List filters={filters} sort={{ field: 'from', order: 'ASC' }} perPage={50}>
      <DataTable rowClick={false}>
        <DataTable.Col source="from" />
        <DataTable.Col source="to" disableSort>
          <TextField source="to" />
        </DataTable.Col>
        <DataTable.Col source="id" label="app.actions" disableSort>
          <RemoveButton redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
