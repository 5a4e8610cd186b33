import {
  BooleanInput,
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { InstantField } from '../../fields/instant-field.tsx'
import { StatusField } from '../../fields/status-field.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { QuickButton, QuickEdits } from '../../lists/quick-edit.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { BulkStates } from '../../review/bulk-states.tsx'
import { useReview } from '../../review/known.ts'
import { useProposedFilter } from '../../review/proposed-filter.tsx'
import { DescribeFields } from './describe-fields.tsx'

const kinds = ['template', 'page', 'part', 'card', 'popup', 'panel'].map((id) => ({
  id,
  name: `documents.kinds.${id}`,
}))
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kinds} alwaysOn />,
  <BooleanInput key="hasDraft" source="hasDraft" />,
]

interface Row {
  id: number
  title: string
  kind: string
  role?: string
  /** Describes in words the pages for which a template is used. */
  about?: string
  hasDraft: boolean
}

function Name(_: { source: string }) {
  const row = useRecordContext<Row>()
  return row ? <Link to={`/edit/${row.id}`}>{row.title}</Link> : null
}

function Place(_: { source: string }) {
  const translate = useTranslate()
  const row = useRecordContext<Row>()
  if (!row) return null
  return <>{translate(row.role ? `documents.roles.${row.role}` : `documents.kinds.${row.kind}`)}</>
}

function For(_: { source: string }) {
  return <>{useRecordContext<Row>()?.about}</>
}

/** A template cannot be copied, as it has one place; a page is copied in its own list. */
function Copy() {
  const row = useRecordContext<Row>()
  return row && ['popup', 'panel', 'card', 'part'].includes(row.kind) ? <CopyButton /> : null
}

/** A page has its title from its own list; whoever may only propose, proposes what stands in a document. */
function Describe() {
  const row = useRecordContext<Row>()
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
          <DataTable.Col source="title">
            <Name source="title" />
            <div className="only-phone hint">
              <Place source="role" />
              <br />
              <For source="about" />
            </div>
          </DataTable.Col>
          <DataTable.Col source="role" disableSort className="no-phone">
            <Place source="role" />
          </DataTable.Col>
          <DataTable.Col source="about" disableSort className="no-phone">
            <For source="about" />
          </DataTable.Col>
          <DataTable.Col source="status" label="documents.state" disableSort>
            <StatusField />
          </DataTable.Col>
          <DataTable.Col source="publishedAt" label="documents.published">
            <InstantField source="publishedAt" />
          </DataTable.Col>
          <RowActions>
            <Describe />
            <Copy />
          </RowActions>
        </DataTable>
      </QuickEdits>
    </List>
  )
}
