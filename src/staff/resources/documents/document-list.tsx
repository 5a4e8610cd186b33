import { CreateButton, DataTable, FilterButton, List, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useReview } from '../../api/review.ts'
import { useRow } from '../../api/rows.ts'
import { StatusField } from '../../fields/status-field.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { BulkStates } from '../../review/bulk-states.tsx'
import { useProposedFilter } from '../../review/proposed-filter.tsx'
import { DescribeFields } from './describe-fields.tsx'

const { Col, MomentCol } = columnsOf('documents')
const { choice, search, toggle } = filtersOf('documents')

const kinds = ['template', 'page', 'part', 'card', 'popup', 'panel'].map((id) => ({
  id,
  name: `documents.kinds.${id}`,
}))
const filters = [search('q'), choice('kind', kinds), toggle('hasDraft')]

function Name(_: { source: string }) {
  const row = useRow('documents')
  return row ? <Link to={`/edit/${row.id}`}>{row.title}</Link> : null
}

function Place(_: { source: string }) {
  const translate = useTranslate()
  const row = useRow('documents')
  if (!row) return null
  return <>{translate(row.role ? `documents.roles.${row.role}` : `documents.kinds.${row.kind}`)}</>
}

function For(_: { source: string }) {
  return <>{useRow('documents')?.about}</>
}

/** A template cannot be copied, as it has one place; a page is copied in its own list. */
function Copy() {
  const row = useRow('documents')
  return row && ['popup', 'panel', 'card', 'part'].includes(row.kind) ? <CopyButton /> : null
}

/** A page has its title from its own list; whoever may only propose, proposes what stands in a document. */
function Describe() {
  const row = useRow('documents')
  const { proposes } = useReview()
  return row && row.kind !== 'page' && !proposes ? <QuickButton /> : null
}

/** Documents that open in the page editor. */
export default function DocumentList() {
  const proposed = useProposedFilter()
  return (
    <List
      filters={[...filters, ...proposed]}
      // Pages have a list of their own; here they are shown only by their filter.
      filter={{ kinds: kinds.map(({ id }) => id).filter((id) => id !== 'page') }}
      perPage={50}
      actions={
        <TopToolbar>
          <FilterButton disableSaveQuery />
          <CreateButton label="documents.new" />
        </TopToolbar>
      }
      empty={false}
    >
      <QuickEdits fields={<DescribeFields />} isKept={false}>
        <DataTable
          rowClick={false}
          bulkActionButtons={
            <>
              <BulkStates field="state" />
              <BulkRemove />
            </>
          }
        >
          <Col source="title">
            <Name source="title" />
            <div className="only-phone hint">
              <Place source="role" />
              <br />
              <For source="about" />
            </div>
          </Col>
          <Col source="role" disableSort className="no-phone">
            <Place source="role" />
          </Col>
          <Col source="about" disableSort className="no-phone">
            <For source="about" />
          </Col>
          <Col source="status" label="documents.state" disableSort>
            <StatusField />
          </Col>
          <MomentCol source="publishedAt" label="documents.published" />
          <RowActions>
            <Describe />
            <Copy />
          </RowActions>
        </DataTable>
      </QuickEdits>
    </List>
  )
}
