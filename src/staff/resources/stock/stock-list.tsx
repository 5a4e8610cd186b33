import { DataTable, List, SearchInput, useRecordContext, useTranslate } from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { placesOf, type Stock } from './stock.ts'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Stock below this number is marked as low. */
const few = 3

function Left(_: { source: string }) {
  const translate = useTranslate()
  const product = useRecordContext<Stock>()
  if (!product) return null
  const places = placesOf(product).filter(({ stock }) => stock !== null)
  if (places.length === 0) return <span className="hint">{translate('stock.uncounted')}</span>
  return (
    <ul className="stock-left">
      {places.map(({ name, stock, variantSku }) => (
        <li key={variantSku ?? ''}>
          {variantSku === undefined ? null : `${name}: `}
          <b className={stock !== null && stock < few ? 'is-few' : undefined}>{stock}</b>
        </li>
      ))}
    </ul>
  )
}

/** Stock and sales of every product. */
export default function StockList() {
  return (
    <List filters={filters} sort={{ field: 'title', order: 'ASC' }} perPage={50} actions={false}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="title">
          <OpenLink source="title" type="show" />
        </DataTable.Col>
        <DataTable.Col source="sku" disableSort className="only-desk" />
        <DataTable.Col source="stock" disableSort>
          <Left source="stock" />
        </DataTable.Col>
        <DataTable.NumberCol source="sold" disableSort className="no-phone" />
      </DataTable>
    </List>
  )
}
