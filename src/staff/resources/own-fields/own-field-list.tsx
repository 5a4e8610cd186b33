import { DataTable, List, SelectField, SelectInput } from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { typeChoices, useKindChoices } from './choices.ts'

const { Col } = columnsOf('own-fields')
const { search } = filtersOf('own-fields')

/** The fields by content kind, in the order of forms and pages. */
export default function OwnFieldList() {
  const kindChoices = useKindChoices()
  const filters = [
    search('q'),
    <SelectInput key="kind" source="kind" choices={kindChoices} translateChoice={false} alwaysOn />,
  ]
  return (
    <List filters={filters} perPage={50}>
      <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
        <Col source="label" disableSort>
          <OpenLink source="label" />
        </Col>
        <Col source="kind" disableSort>
          <SelectField source="kind" choices={kindChoices} translateChoice={false} />
        </Col>
        <Col source="type" disableSort className="no-phone">
          <SelectField source="type" choices={typeChoices} />
        </Col>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
