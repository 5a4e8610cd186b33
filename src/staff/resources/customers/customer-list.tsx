import { DataTable, List, TopToolbar } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { TableButton } from '../../lists/table-button.tsx'

const { Col, MomentCol } = columnsOf('customers')
const { search } = filtersOf('customers')

const Actions = () => (
  <TopToolbar>
    <TableButton path="customers/all/csv" />
  </TopToolbar>
)

const filters = [search('q')]

function Paid(_: { source: string }) {
  const customer = useRow('customers')
  return customer ? formatCents(customer.paidCents) : null
}

/** Customers, the latest order first; an account without orders is found by its whole address. */
export default function CustomerList() {
  return (
    <List filters={filters} actions={<Actions />} sort={{ field: 'lastOrderAt', order: 'DESC' }} perPage={25}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <Col source="email">
          <OpenLink source="email" type="show" />
        </Col>
        <Col source="name" disableSort />
        <Col source="city" disableSort className="only-desk" />
        <Col source="orders" align="right" className="no-phone" />
        <Col source="paidCents" align="right" className="no-phone">
          <Paid source="paidCents" />
        </Col>
        <MomentCol source="lastOrderAt" className="only-desk" />
      </DataTable>
    </List>
  )
}
