import { useMediaQuery } from '@mui/material'
import {
  BooleanField,
  BooleanInput,
  DataTable,
  List,
  ReferenceField,
  SelectInput,
  TextField,
  useListContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { OpenLink } from '../../fields/open-link.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { BulkChange, BulkRemove } from '../../lists/bulk-buttons.tsx'
import { Answer, Approve, Reports } from './moderate.tsx'
import { Stars } from './stars.tsx'

const states = [
  { id: false, name: 'reviews.onlyWaiting' },
  { id: true, name: 'reviews.onlyApproved' },
]
const filters = [
  <BooleanInput key="reported" source="reported" alwaysOn />,
  <SelectInput key="approved" source="approved" choices={states} emptyText="reviews.all" alwaysOn />,
]

/** Nothing waits, most days; what was approved is a press away. */
function NoneWaiting() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const waiting = filterValues.approved === false && !filterValues.reported
  return (
    <p className="hint page-hint">
      {translate(waiting ? 'reviews.noneWaiting' : 'ra.navigation.no_filtered_results')}{' '}
      <WordButton label="reviews.showAll" onClick={() => setFilters({}, {})} />
    </p>
  )
}

/** What customers wrote, the newest first. On a phone all of one stands below each other. */
export default function ReviewList() {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  return (
    <List
      filters={filters}
      filterDefaultValues={{ approved: false }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={25}
      actions={false}
      empty={false}
    >
      <DataTable
        rowClick={false}
        empty={<NoneWaiting />}
        bulkActionButtons={
          <>
            <BulkChange label="reviews.approve" icon="tick" data={{ approved: true }} />
            <BulkChange label="reviews.withdraw" icon="withdraw" data={{ approved: false }} />
            <BulkRemove />
          </>
        }
      >
        {isPhone ? null : (
          <DataTable.Col source="rating" disableSort>
            <Stars source="rating" />
          </DataTable.Col>
        )}
        <DataTable.Col source="text" disableSort className="long-text">
          {isPhone ? <Stars source="rating" /> : null}
          <OpenLink source="text" />
          <Reports />
          <Answer />
          {isPhone ? <Approve /> : null}
        </DataTable.Col>
        <DataTable.Col source="author" disableSort className="only-desk" />
        <DataTable.Col source="verified" disableSort className="only-desk">
          <BooleanField source="verified" />
        </DataTable.Col>
        <DataTable.Col source="productId" disableSort className="no-phone">
          <ReferenceField source="productId" reference="products" link="edit">
            <TextField source="title" />
          </ReferenceField>
        </DataTable.Col>
        <DataTable.Col source="createdAt" className="only-desk">
          <InstantField source="createdAt" />
        </DataTable.Col>
        {isPhone ? null : (
          <DataTable.Col source="approved" disableSort>
            <Approve />
          </DataTable.Col>
        )}
        <DataTable.Col source="id" label="app.actions" disableSort className="only-desk">
          <RemoveButton redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
