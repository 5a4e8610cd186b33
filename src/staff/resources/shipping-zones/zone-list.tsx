import { DataTable, List, useTranslate } from 'react-admin'
import { countryName } from '../../../kernel/countries.ts'
import { useRow } from '../../api/rows.ts'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { RowActions } from '../../lists/row-actions.tsx'

const { Col } = columnsOf('shipping-zones')

function Countries(_: { source: string }) {
  const translate = useTranslate()
  const zone = useRow('shipping-zones')
  if (!zone) return null
  return (
    <>
      {zone.countries.length > 0
        ? zone.countries.map(countryName).join(', ')
        : translate('shipping.elsewhere')}
    </>
  )
}

function Costs(_: { source: string }) {
  const translate = useTranslate()
  const zone = useRow('shipping-zones')
  if (!zone) return null
  const words = (cents: number) => (cents === 0 ? translate('shipping.free') : formatCents(cents))
  return (
    <>
      {words(zone.cents)}
      {zone.classRates.map(({ name, cents }) => (
        <small key={name} className="status-note">
          {name} {words(cents)}
        </small>
      ))}
    </>
  )
}

function FreeFrom(_: { source: string }) {
  const zone = useRow('shipping-zones')
  return typeof zone?.freeFromCents === 'number' ? formatCents(zone.freeFromCents) : <>–</>
}

export default function ZoneList() {
  return (
    <List pagination={false} perPage={100}>
      <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
        <Col source="label" disableSort>
          <OpenLink source="label" />
        </Col>
        <Col source="countries" disableSort>
          <Countries source="countries" />
        </Col>
        <Col source="cents" disableSort align="right">
          <Costs source="cents" />
        </Col>
        <Col source="freeFromCents" disableSort align="right" className="no-phone">
          <FreeFrom source="freeFromCents" />
        </Col>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
