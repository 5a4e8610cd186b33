import { DataTable, List, useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { placesOf } from './stock.ts'

const { Col, NumberCol } = columnsOf('stock')
const { search } = filtersOf('stock')

const filters = [search('q')]

/** Stock below this number is marked as low. */
const few = 3

function Left(_: { source: string }) {
  const translate = useTranslate()
  const product = useRow('stock')
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
        <Col source="title">
          <OpenLink source="title" type="show" />
        </Col>
        <Col source="sku" disableSort className="only-desk" />
        <Col source="stock" disableSort>
          <Left source="stock" />
        </Col>
        <NumberCol source="sold" disableSort className="no-phone" />
      </DataTable>
    </List>
  )
}
