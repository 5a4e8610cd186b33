import {
  AutocompleteInput,
  CreateButton,
  DataTable,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  TopToolbar,
} from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { TableButton } from '../../lists/table-button.tsx'
import { BulkStep } from './bulk-step.tsx'
import { statuses } from './order.ts'
import { OrderStatus } from './order-status.tsx'

const { Col, MomentCol } = columnsOf('orders')
const { choice, search, toggle } = filtersOf('orders')

const choices = ['unpaid', ...statuses].map((id) => ({ id, name: `orders.statuses.${id}` }))
const byWords = (q: string) => ({ q })
const filters = [
  search('q'),
  choice('status', choices),
  toggle('attention'),
  <ReferenceInput key="productId" source="productId" reference="products">
    <AutocompleteInput optionText="title" filterToQuery={byWords} label="orders.product" />
  </ReferenceInput>,
  <DateInput key="from" source="from" />,
  <DateInput key="to" source="to" />,
]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <CreateButton label="orders.telephone" />
    <TableButton path="orders/all/csv" />
  </TopToolbar>
)

const Steps = () => (
  <>
    <BulkStep to="processing" />
    <BulkStep to="completed" />
    <BulkStep to="cancelled" />
  </>
)

function Total(_: { source: string }) {
  const order = useRow('orders')
  return order ? formatCents(order.totalCents) : null
}

/** On a phone there is no column for the name. */
function NumberAndName({ source }: { source: string }) {
  const order = useRow('orders')
  return (
    <>
      <OpenLink source={source} type="show" />
      <small className="phone-note">{order?.name}</small>
    </>
  )
}

/** Orders, the newest first; those that need attention are marked. */
export default function OrderList() {
  return (
    <List filters={filters} sort={{ field: 'placedAt', order: 'DESC' }} perPage={25} actions={<Actions />}>
      <DataTable rowClick="show" bulkActionButtons={<Steps />}>
        <Col source="number">
          <NumberAndName source="number" />
        </Col>
        <MomentCol source="placedAt" className="only-desk" />
        <Col source="name" className="no-phone" />
        <Col source="city" disableSort className="only-desk" />
        <Col source="totalCents" align="right" className="no-phone">
          <Total source="totalCents" />
        </Col>
        <Col source="status">
          <OrderStatus source="status" />
        </Col>
      </DataTable>
    </List>
  )
}
