import { CreateButton, DataTable, FilterButton, List, TextField, TopToolbar } from 'react-admin'
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
import { entryFilters } from './entry-filters.tsx'
import { QuickFields } from './quick-fields.tsx'
import { useKind } from './use-kind.ts'

const { Col, MomentCol } = columnsOf('pages')

const Bulk = () => (
  <>
    <BulkStates />
    <BulkRemove />
  </>
)

/** All entries of a type; the last changed first. */
export default function EntryList() {
  const kind = useKind()
  const filters = [...entryFilters(useKinds(), kind), ...useProposedFilter()]
  return (
    <List
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={25}
      actions={
        <TopToolbar>
          <FilterButton disableSaveQuery />
          <TableButton path={`${kind.resource}/all/csv`} />
          <CreateButton />
        </TopToolbar>
      }
    >
      <QuickEdits fields={<QuickFields taxonomies={kind.taxonomies} />}>
        <DataTable bulkActionButtons={<Bulk />} rowClick="edit">
          <Col source="picture" disableSort>
            <Thumbnail />
          </Col>
          <Col source="title">
            <OpenLink source="title" />
            {kind.type === 'page' ? <TextField source="url" className="only-phone hint" /> : null}
          </Col>
          {kind.isPlace ? (
            <Col source="fields.place" disableSort className="no-phone">
              <TextField source="fields.place" emptyText="–" />
            </Col>
          ) : null}
          {kind.type === 'page' ? (
            <Col source="url" className="no-phone">
              <TextField source="url" />
            </Col>
          ) : null}
          <Col source="status" disableSort>
            <StatusField />
          </Col>
          <MomentCol source="publishedAt" />
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
