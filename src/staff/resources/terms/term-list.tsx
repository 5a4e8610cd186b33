import type { CSSProperties } from 'react'
import {
  CreateButton,
  DataTable,
  List,
  SearchInput,
  SelectInput,
  TextField,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { useTaxonomyChoices } from '../../kinds/taxonomies.ts'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { ViewButton } from '../../lists/view-button.tsx'
import { TermChangeFields } from './term-fields.tsx'

const indent = (depth: number): CSSProperties & Record<'--depth', number> => ({ '--depth': depth })

/** The name, indented by the term's level. */
function Name(_: { source: string }) {
  const term = useRecordContext<{ depth: number }>()
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
    <SearchInput key="q" source="q" alwaysOn />,
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
          <DataTable.Col source="name">
            <Name source="name" />
          </DataTable.Col>
          <DataTable.Col source="url" disableSort className="no-phone">
            <TextField source="url" />
          </DataTable.Col>
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
