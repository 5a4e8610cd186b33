import { DataTable, List, useRecordContext, useTranslate } from 'react-admin'
import { countryName } from '../../../kernel/countries.ts'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { RowActions } from '../../lists/row-actions.tsx'

interface Zone {
  countries: readonly string[]
  cents: number
  classRates: readonly { name: string; cents: number }[]
  freeFromCents: number | null
}

function Countries(_: { source: string }) {
  const translate = useTranslate()
  const zone = useRecordContext<Zone>()
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
  const zone = useRecordContext<Zone>()
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
  const zone = useRecordContext<Zone>()
  return typeof zone?.freeFromCents === 'number' ? formatCents(zone.freeFromCents) : <>–</>
}

export default function ZoneList() {
  return (
    <List pagination={false} perPage={100}>
      <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
        <DataTable.Col source="label" disableSort>
          <OpenLink source="label" />
        </DataTable.Col>
        <DataTable.Col source="countries" disableSort>
          <Countries source="countries" />
        </DataTable.Col>
        <DataTable.Col source="cents" disableSort align="right">
          <Costs source="cents" />
        </DataTable.Col>
        <DataTable.Col source="freeFromCents" disableSort align="right" className="no-phone">
          <FreeFrom source="freeFromCents" />
        </DataTable.Col>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
