import { DataTable, List, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { Settle } from './settle.tsx'

const { Col, MomentCol } = columnsOf('withdrawals')
const { choice } = filtersOf('withdrawals')

const choices = ['open', 'settled'].map((id) => ({ id, name: `withdrawals.${id}` }))
const filters = [choice('status', choices)]

function OrderOf(_: { source: string }) {
  const withdrawal = useRow('withdrawals')
  if (!withdrawal) return null
  const { orderId, orderNumber } = withdrawal
  return orderId === undefined ? orderNumber : <Link to={`/orders/${orderId}/show`}>{orderNumber}</Link>
}

function What(_: { source: string }) {
  const translate = useTranslate()
  const withdrawal = useRow('withdrawals')
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
        <MomentCol source="receivedAt" disableSort className="no-phone" />
        <Col source="orderNumber" disableSort>
          <OrderOf source="orderNumber" />
        </Col>
        <Col source="name" disableSort className="no-phone" />
        <Col source="email" disableSort className="only-desk" />
        <Col source="text" disableSort className="long-text only-desk">
          <What source="text" />
        </Col>
        <Col source="status" disableSort>
          <Settle source="status" />
        </Col>
      </DataTable>
    </List>
  )
}
