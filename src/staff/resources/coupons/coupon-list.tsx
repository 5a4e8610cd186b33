import { DataTable, List, useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { CouponQuickFields } from './coupon-fields.tsx'

const { Col, MomentCol } = columnsOf('coupons')
const { search } = filtersOf('coupons')

const filters = [search('q')]

function Amount(_: { source: string }) {
  const translate = useTranslate()
  const coupon = useRow('coupons')
  if (!coupon) return null
  if (coupon.kind === 'percentage') return <>{coupon.amount} %</>
  return (
    <>{coupon.kind === 'fixed' ? formatCents(coupon.amount) : translate('coupons.kinds.free_shipping')}</>
  )
}

function Used(_: { source: string }) {
  const coupon = useRow('coupons')
  return coupon ? (coupon.limit === null ? coupon.used : `${coupon.used} / ${coupon.limit}`) : null
}

export default function CouponList() {
  return (
    <List filters={filters} sort={{ field: 'code', order: 'ASC' }} perPage={50}>
      <QuickEdits fields={<CouponQuickFields />}>
        <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
          <Col source="code">
            <OpenLink source="code" />
          </Col>
          <Col source="amount" disableSort>
            <Amount source="amount" />
          </Col>
          <MomentCol source="validTo" disableSort className="no-phone" />
          <Col source="used" disableSort align="right" className="no-phone">
            <Used source="used" />
          </Col>
          <RowActions>
            <QuickButton />
          </RowActions>
        </DataTable>
      </QuickEdits>
    </List>
  )
}
