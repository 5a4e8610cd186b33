import { DataTable, List, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { InstantField } from '../../fields/instant-field.tsx'
import { Settle } from './settle.tsx'

interface Withdrawal {
  orderId?: number
  orderNumber: string
}

const choices = ['open', 'settled'].map((id) => ({ id, name: `withdrawals.${id}` }))
const filters = [<SelectInput key="status" source="status" choices={choices} alwaysOn />]

function OrderOf(_: { source: string }) {
  const withdrawal = useRecordContext<Withdrawal>()
  if (!withdrawal) return null
  const { orderId, orderNumber } = withdrawal
  return orderId === undefined ? orderNumber : <Link to={`/orders/${orderId}/show`}>{orderNumber}</Link>
}

function What(_: { source: string }) {
  const translate = useTranslate()
  const withdrawal = useRecordContext<{ text: string; answer: string }>()
  if (!withdrawal) return null
  return (
    <>
      {withdrawal.text || translate('withdrawals.all')}
      {withdrawal.answer ? <small className="status-note">{withdrawal.answer}</small> : null}
    </>
  )
}

/** Withdrawals by buyers, and whether they are settled. */
export default function WithdrawalList() {
  return (
    <List filters={filters} perPage={25} actions={false}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="receivedAt" disableSort className="no-phone">
          <InstantField source="receivedAt" />
        </DataTable.Col>
        <DataTable.Col source="orderNumber" disableSort>
          <OrderOf source="orderNumber" />
        </DataTable.Col>
        <DataTable.Col source="name" disableSort className="no-phone" />
        <DataTable.Col source="email" disableSort className="only-desk" />
        <DataTable.Col source="text" disableSort className="long-text only-desk">
          <What source="text" />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort>
          <Settle source="status" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
