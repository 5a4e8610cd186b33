import {
  DataTable,
  List,
  ReferenceInput,
  SelectField,
  SelectInput,
  TextArrayField,
  TextField,
  TopToolbar,
} from 'react-admin'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { NoRows } from '../../lists/no-rows.tsx'
import { TableButton } from '../../lists/table-button.tsx'
import { SheetButton } from './sheet-button.tsx'

const { Col, MomentCol } = columnsOf('subscribers')
const { choice, search } = filtersOf('subscribers')

const choices = ['pending', 'confirmed', 'unsubscribed', 'bounced'].map((id) => ({
  id,
  name: `subscribers.status.${id}`,
}))

const filters = [
  search('q'),
  choice('status', choices),
  <ReferenceInput key="list" source="list" reference="newsletter-lists" alwaysOn>
    <SelectInput source="list" label="resources.subscribers.fields.list" optionText="name" />
  </ReferenceInput>,
]

const Actions = () => (
  <TopToolbar>
    <TableButton path="subscribers/all/csv" />
    <SheetButton />
  </TopToolbar>
)

/** Subscribers of the newsletter; removing one erases their data. */
export default function SubscriberList() {
  return (
    <List
      filters={filters}
      perPage={50}
      actions={<Actions />}
      empty={
        <NoRows>
          <SheetButton />
        </NoRows>
      }
    >
      <DataTable rowClick={false} bulkActionButtons={<BulkRemove />}>
        <Col source="email" disableSort className="long-text">
          <TextField source="email" />
          <span className="only-phone">
            <SelectField source="status" choices={choices} />
          </span>
        </Col>
        <Col source="name" disableSort className="no-phone" />
        <Col source="status" disableSort className="no-phone">
          <SelectField source="status" choices={choices} />
        </Col>
        <Col source="lists" disableSort className="only-desk">
          <TextArrayField source="lists" />
        </Col>
        <MomentCol source="askedAt" disableSort className="no-phone" />
        <Col source="askedOn" disableSort className="only-desk" />
        <Col source="id" label="app.actions" disableSort>
          <RemoveButton redirect={false} />
        </Col>
      </DataTable>
    </List>
  )
}
