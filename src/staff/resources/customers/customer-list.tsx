import { DataTable, List, SearchInput, TopToolbar, useRecordContext } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { TableButton } from '../../lists/table-button.tsx'

const Actions = () => (
  <TopToolbar>
    <TableButton path="customers/all/csv" />
  </TopToolbar>
)

const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Paid(_: { source: string }) {
  const customer = useRecordContext<{ paidCents: number }>()
  return customer ? formatCents(customer.paidCents) : null
}

/** Customers, the latest order first; an account without orders is found by its whole address. */
export default function CustomerList() {
  return (
    <List filters={filters} actions={<Actions />} sort={{ field: 'lastOrderAt', order: 'DESC' }} perPage={25}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="email">
          <OpenLink source="email" type="show" />
        </DataTable.Col>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="city" disableSort className="only-desk" />
        <DataTable.Col source="orders" align="right" className="no-phone" />
        <DataTable.Col source="paidCents" align="right" className="no-phone">
          <Paid source="paidCents" />
        </DataTable.Col>
        <DataTable.Col source="lastOrderAt" className="only-desk">
          <InstantField source="lastOrderAt" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
