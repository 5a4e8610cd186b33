import {
  AutocompleteInput,
  BooleanInput,
  CreateButton,
  DataTable,
  DateInput,
  FilterButton,
  List,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { TableButton } from '../../lists/table-button.tsx'
import { BulkStep } from './bulk-step.tsx'
import { type OrderRow, statuses } from './order.ts'
import { OrderStatus } from './order-status.tsx'

const choices = ['unpaid', ...statuses].map((id) => ({ id, name: `orders.statuses.${id}` }))
const byWords = (q: string) => ({ q })
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choices} alwaysOn />,
  <BooleanInput key="attention" source="attention" />,
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
  const order = useRecordContext<OrderRow>()
  return order ? formatCents(order.totalCents) : null
}

/** On a phone there is no column for the name. */
function NumberAndName({ source }: { source: string }) {
  const order = useRecordContext<OrderRow>()
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
        <DataTable.Col source="number">
          <NumberAndName source="number" />
        </DataTable.Col>
        <DataTable.Col source="placedAt" className="only-desk">
          <InstantField source="placedAt" />
        </DataTable.Col>
        <DataTable.Col source="name" className="no-phone" />
        <DataTable.Col source="city" disableSort className="only-desk" />
        <DataTable.Col source="totalCents" align="right" className="no-phone">
          <Total source="totalCents" />
        </DataTable.Col>
        <DataTable.Col source="status">
          <OrderStatus source="status" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
