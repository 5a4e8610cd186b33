import type { CSSProperties } from 'react'
import {
  CreateButton,
  DataTable,
  List,
  SelectInput,
  TextField,
  TopToolbar,
  useListContext,
} from 'react-admin'
import { useTaxonomyChoices } from '../../api/own-taxonomies.ts'
import { useRow } from '../../api/rows.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { ViewButton } from '../../lists/view-button.tsx'
import { TermChangeFields } from './term-fields.tsx'

const { Col } = columnsOf('terms')
const { search } = filtersOf('terms')

const indent = (depth: number): CSSProperties & Record<'--depth', number> => ({ '--depth': depth })

/** The name, indented by the term's level. */
function Name(_: { source: string }) {
  const term = useRow('terms')
  return term ? (
    <span className="term" style={indent(term.depth)}>
      <OpenLink source="name" />
    </span>
  ) : null
}

/** Creates a term of the listed taxonomy. */
function CreateHere() {
  const { filterValues } = useListContext()
  return <CreateButton state={{ record: { taxonomy: filterValues.taxonomy } }} />
}

/** The trees of terms, parents before children. */
export default function TermList() {
  const choices = useTaxonomyChoices()
  const filters = [
    search('q'),
    <SelectInput key="taxonomy" source="taxonomy" choices={choices} translateChoice={false} alwaysOn />,
  ]
  return (
    <List
      filters={filters}
      filterDefaultValues={{ taxonomy: choices[0]?.id }}
      perPage={100}
      sort={{ field: 'tree', order: 'ASC' }}
      actions={
        <TopToolbar>
          <CreateHere />
        </TopToolbar>
      }
    >
      <QuickEdits fields={<TermChangeFields />}>
        <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
          <Col source="name">
            <Name source="name" />
          </Col>
          <Col source="url" disableSort className="no-phone">
            <TextField source="url" />
          </Col>
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
