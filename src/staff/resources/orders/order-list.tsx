import { BooleanInput, DataTable, List, SearchInput, SelectInput, useRecordContext } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { type OrderRow, statuses } from './order.ts'
import { OrderStatus } from './order-status.tsx'

const choices = statuses.map((id) => ({ id, name: `orders.statuses.${id}` }))
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choices} alwaysOn />,
  <BooleanInput key="attention" source="attention" />,
]

function Total(_: { source: string }) {
  const order = useRecordContext<OrderRow>()
  return order ? formatCents(order.totalCents) : null
}

/** Orders, the newest first; what needs a person says so. */
export default function OrderList() {
  return (
    <List filters={filters} sort={{ field: 'placedAt', order: 'DESC' }} perPage={25}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="number">
          <OpenLink source="number" type="show" />
        </DataTable.Col>
        <DataTable.Col source="placedAt" className="no-phone">
          <InstantField source="placedAt" />
        </DataTable.Col>
        <DataTable.Col source="name" />
        <DataTable.Col source="city" disableSort className="only-desk" />
        <DataTable.Col source="totalCents" align="right">
          <Total source="totalCents" />
        </DataTable.Col>
        <DataTable.Col source="status">
          <OrderStatus source="status" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
