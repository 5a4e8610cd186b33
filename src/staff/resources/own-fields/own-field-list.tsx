import { DataTable, List, SearchInput, SelectField, SelectInput } from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { typeChoices, useKindChoices } from './choices.ts'

/** The fields by content kind, in the order of forms and pages. */
export default function OwnFieldList() {
  const kindChoices = useKindChoices()
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="kind" source="kind" choices={kindChoices} translateChoice={false} alwaysOn />,
  ]
  return (
    <List filters={filters} perPage={50}>
      <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
        <DataTable.Col source="label" disableSort>
          <OpenLink source="label" />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <SelectField source="kind" choices={kindChoices} translateChoice={false} />
        </DataTable.Col>
        <DataTable.Col source="type" disableSort className="no-phone">
          <SelectField source="type" choices={typeChoices} />
        </DataTable.Col>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
