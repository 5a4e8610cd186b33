import {
  DataTable,
  List,
  ReferenceInput,
  SearchInput,
  SelectField,
  SelectInput,
  TextArrayField,
  TextField,
  TopToolbar,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { NoRows } from '../../lists/no-rows.tsx'
import { TableButton } from '../../lists/table-button.tsx'
import { SheetButton } from './sheet-button.tsx'

const choices = ['pending', 'confirmed', 'unsubscribed', 'bounced'].map((id) => ({
  id,
  name: `subscribers.status.${id}`,
}))

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choices} alwaysOn />,
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
        <DataTable.Col source="email" disableSort className="long-text">
          <TextField source="email" />
          <span className="only-phone">
            <SelectField source="status" choices={choices} />
          </span>
        </DataTable.Col>
        <DataTable.Col source="name" disableSort className="no-phone" />
        <DataTable.Col source="status" disableSort className="no-phone">
          <SelectField source="status" choices={choices} />
        </DataTable.Col>
        <DataTable.Col source="lists" disableSort className="only-desk">
          <TextArrayField source="lists" />
        </DataTable.Col>
        <DataTable.Col source="askedAt" disableSort className="no-phone">
          <InstantField source="askedAt" />
        </DataTable.Col>
        <DataTable.Col source="askedOn" disableSort className="only-desk" />
        <DataTable.Col source="id" label="app.actions" disableSort>
          <RemoveButton redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
