import { DataTable, List, SearchInput, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { CouponQuickFields } from './coupon-fields.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Amount(_: { source: string }) {
  const translate = useTranslate()
  const coupon = useRecordContext<{ kind: string; amount: number }>()
  if (!coupon) return null
  if (coupon.kind === 'percentage') return <>{coupon.amount} %</>
  return (
    <>{coupon.kind === 'fixed' ? formatCents(coupon.amount) : translate('coupons.kinds.free_shipping')}</>
  )
}

function Used(_: { source: string }) {
  const coupon = useRecordContext<{ used: number; limit: number | null }>()
  return coupon ? (coupon.limit === null ? coupon.used : `${coupon.used} / ${coupon.limit}`) : null
}

export default function CouponList() {
  return (
    <List filters={filters} sort={{ field: 'code', order: 'ASC' }} perPage={50}>
      <QuickEdits fields={<CouponQuickFields />}>
        <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
          <DataTable.Col source="code">
            <OpenLink source="code" />
          </DataTable.Col>
          <DataTable.Col source="amount" disableSort>
            <Amount source="amount" />
          </DataTable.Col>
          <DataTable.Col source="validTo" disableSort className="no-phone">
            <InstantField source="validTo" />
          </DataTable.Col>
          <DataTable.Col source="used" disableSort align="right" className="no-phone">
            <Used source="used" />
          </DataTable.Col>
          <RowActions>
            <QuickButton />
          </RowActions>
        </DataTable>
      </QuickEdits>
    </List>
  )
}
