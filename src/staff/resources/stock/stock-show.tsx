import { useId, useState } from 'react'
import { DataTable, List, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRow, useWhole } from '../../api/rows.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { StaffShow } from '../../forms/staff-show.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { placesOf, type Stock } from './stock.ts'

/** The stock of one product, and the history of its changes. */
export default function StockShow() {
  return (
    <StaffShow component="div">
      <Pieces />
    </StaffShow>
  )
}

function Pieces() {
  const translate = useTranslate()
  const title = useId()
  const product = useWhole('stock')
  const [changing, setChanging] = useState<ReturnType<typeof placesOf>[number]>()
  if (!product) return null
  return (
    <article className="order">
      <ul className="stock-places">
        {placesOf(product).map((place) => (
          <li key={place.variantSku ?? ''}>
            <span>{place.name}</span>
            <b>{place.stock ?? translate('stock.uncounted')}</b>
            <WordButton label="stock.change" variant="outlined" onClick={() => setChanging(place)} />
          </li>
        ))}
      </ul>
      <section className="order-part" aria-labelledby={title}>
        <h2 id={title}>{translate('stock.history')}</h2>
        <Moves product={product} />
      </section>
      {changing ? (
        <ChangeDialog productId={product.id} place={changing} onClose={() => setChanging(undefined)} />
      ) : null}
    </article>
  )
}

function Moves({ product }: { product: Stock }) {
  const translate = useTranslate()
  return (
    <List
      resource="stock-moves"
      filter={{ productId: product.id }}
      disableSyncWithLocation
      storeKey={false}
      actions={false}
      empty={<p className="hint">{translate('stock.none')}</p>}
      perPage={25}
      title=" "
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="at" disableSort>
          <InstantField source="at" />
        </DataTable.Col>
        <DataTable.NumberCol source="pieces" disableSort options={{ signDisplay: 'exceptZero' }} />
        <DataTable.NumberCol source="left" disableSort />
        <DataTable.Col source="why" disableSort className="long-text">
          <Why source="why" />
        </DataTable.Col>
        <DataTable.Col source="by" disableSort className="no-phone">
          <By source="by" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

function Why(_: { source: string }) {
  const translate = useTranslate()
  const move = useRow('stock-moves')
  if (!move) return null
  const said = translate(`stock.why.${move.why}`)
  return (
    <>
      {said}
      {move.orderId === undefined ? null : (
        <>
          {' '}
          <Link to={`/orders/${move.orderId}/show`}>{move.orderNumber}</Link>
        </>
      )}
      {move.reason ? <small className="status-note">{move.reason}</small> : null}
    </>
  )
}

function By(_: { source: string }) {
  const translate = useTranslate()
  const move = useRow('stock-moves')
  return move ? (move.byName ?? translate(`orders.by.${move.by}`, { _: translate('orders.by.staff') })) : null
}
