import {
  DataTable,
  List,
  SelectInput,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { WordButton } from '../../fields/word-button.tsx'

interface Withdrawal {
  id: number
  orderId?: number
  orderNumber: string
  status: 'open' | 'settled'
}

const choices = ['open', 'settled'].map((id) => ({ id, name: `withdrawals.${id}` }))
const filters = [<SelectInput key="status" source="status" choices={choices} alwaysOn />]

function OrderOf(_: { source: string }) {
  const withdrawal = useRecordContext<Withdrawal>()
  if (!withdrawal) return null
  const { orderId, orderNumber } = withdrawal
  return orderId === undefined ? orderNumber : <Link to={`/orders/${orderId}/show`}>{orderNumber}</Link>
}

function Settle(_: { source: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const withdrawal = useRecordContext<Withdrawal>()
  if (!withdrawal) return null
  if (withdrawal.status === 'settled')
    return <span className="status status-published">{translate('withdrawals.settled')}</span>
  const settle = async () => {
    const answer = window.prompt(translate('withdrawals.ask'))
    if (answer === null) return
    try {
      await call(`withdrawals/${withdrawal.id}/settle`, { method: 'POST', body: { answer } })
      notify('withdrawals.did', { type: 'success' })
    } catch (error) {
      sayError(error)
    }
    refresh()
  }
  return <WordButton label="withdrawals.settle" variant="outlined" onClick={() => void settle()} />
}

/** What buyers withdrew from, and whether it was settled. */
export default function WithdrawalList() {
  return (
    <List filters={filters} perPage={25} actions={false}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="receivedAt" disableSort>
          <InstantField source="receivedAt" />
        </DataTable.Col>
        <DataTable.Col source="orderNumber" disableSort>
          <OrderOf source="orderNumber" />
        </DataTable.Col>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="email" disableSort className="no-phone" />
        <DataTable.Col source="text" disableSort className="only-desk" />
        <DataTable.Col source="status" disableSort>
          <Settle source="status" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
