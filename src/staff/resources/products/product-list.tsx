import {
  BooleanInput,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  TopToolbar,
  useTranslate,
} from 'react-admin'
import { useReview } from '../../api/review.ts'
import { useRow } from '../../api/rows.ts'
import { formatCents } from '../../fields/money.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { StatusField } from '../../fields/status-field.tsx'
import { Thumbnail } from '../../fields/thumbnail.tsx'
import { useKinds } from '../../kinds/known.ts'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { TableButton } from '../../lists/table-button.tsx'
import { ViewButton } from '../../lists/view-button.tsx'
import { BulkStates } from '../../review/bulk-states.tsx'
import { useProposedFilter } from '../../review/proposed-filter.tsx'
import { entryFilters } from '../entries/entry-filters.tsx'
import { QuickFields } from '../entries/quick-fields.tsx'
import { BulkAdjustButton } from './bulk-adjust-button.tsx'
import { PriceQuickFields } from './price-quick-fields.tsx'
import { SheetButton } from './sheet-button.tsx'

const { Col, MomentCol } = columnsOf('products')

function Price(_: { source: string }) {
  const offer = useRow('products')?.offer
  if (!offer) return null
  const prices =
    offer.variants.length > 0 ? offer.variants.map((variant) => variant.regularCents) : [offer.regularCents]
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  if (offer.saleCents !== undefined && offer.variants.length === 0)
    return (
      <>
        {formatCents(offer.saleCents)} <s>{formatCents(offer.regularCents)}</s>
      </>
    )
  return <>{lowest === highest ? formatCents(lowest) : `${formatCents(lowest)} – ${formatCents(highest)}`}</>
}

function Stock(_: { source: string }) {
  const translate = useTranslate()
  const offer = useRow('products')?.offer
  if (!offer) return null
  const kept = offer.variants.length > 0 ? offer.variants.map(({ stock }) => stock) : [offer.stock]
  if (kept.some((stock) => stock === undefined)) return <>{translate('product.always')}</>
  const total = kept.reduce<number>((sum, stock) => sum + (stock ?? 0), 0)
  return total > 0 ? total : <span className="status status-gone">{translate('product.soldOut')}</span>
}

export default function ProductList() {
  const kinds = useKinds()
  const kind = kinds.of('product')
  const { proposes } = useReview()
  const filters = [
    ...entryFilters(kinds, kind),
    <BooleanInput key="soldOut" source="soldOut" label="product.onlySoldOut" />,
    ...useProposedFilter(),
  ]
  return (
    <List
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      perPage={25}
      actions={
        <TopToolbar>
          <FilterButton />
          <CreateButton />
          <TableButton path="products/all/csv" />
          {proposes ? null : <SheetButton />}
        </TopToolbar>
      }
    >
      <QuickEdits
        fields={
          <QuickFields taxonomies={kind.taxonomies}>
            <PriceQuickFields />
          </QuickFields>
        }
      >
        <DataTable
          rowClick="edit"
          bulkActionButtons={
            <>
              {proposes ? null : <BulkAdjustButton />}
              <BulkStates />
              <BulkRemove />
            </>
          }
        >
          <Col source="picture" disableSort>
            <Thumbnail />
          </Col>
          <Col source="title">
            <OpenLink source="title" />
          </Col>
          <Col source="offer.sku" disableSort />
          <Col source="offer.regularCents" align="right">
            <Price source="offer" />
          </Col>
          <Col source="offer.stock" align="right">
            <Stock source="offer" />
          </Col>
          <Col source="status" disableSort className="no-phone">
            <StatusField />
          </Col>
          <MomentCol source="updatedAt" />
          <RowActions>
            <QuickButton />
            <CopyButton />
            <ViewButton />
          </RowActions>
        </DataTable>
      </QuickEdits>
    </List>
  )
}
