import { DataTable, List, TextField } from 'react-admin'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'

const { Col } = columnsOf('redirects')
const { search } = filtersOf('redirects')

const filters = [search('q')]

export default function RedirectList() {
  return (
    <List filters={filters} sort={{ field: 'from', order: 'ASC' }} perPage={50}>
      <DataTable rowClick={false}>
        <Col source="from" />
        <Col source="to" disableSort>
          <TextField source="to" />
        </Col>
        <Col source="id" label="app.actions" disableSort>
          <RemoveButton redirect={false} />
        </Col>
      </DataTable>
    </List>
  )
}
