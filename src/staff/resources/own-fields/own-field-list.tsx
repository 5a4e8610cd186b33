import { DataTable, List, SearchInput, SelectField, SelectInput } from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { kindChoices, typeChoices } from './choices.ts'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} alwaysOn />,
]

/** By kind, in the order in which forms and pages have them. */
export default function OwnFieldList() {
  return (
    <List filters={filters} perPage={50}>
      <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
        <DataTable.Col source="label" disableSort>
          <OpenLink source="label" />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <SelectField source="kind" choices={kindChoices} />
        </DataTable.Col>
        <DataTable.Col source="type" disableSort className="no-phone">
          <SelectField source="type" choices={typeChoices} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
