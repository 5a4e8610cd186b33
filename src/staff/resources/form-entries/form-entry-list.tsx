import {
  DataTable,
  DeleteButton,
  downloadCSV,
  ExportButton,
  type Exporter,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { csvOf } from './csv-of.ts'
import { Mark } from './mark.tsx'

export interface FormEntry {
  id: number
  form: string
  page: string
  answers: readonly { label: string; value: string }[]
  status: 'new' | 'done' | 'spam'
  receivedAt: string
}

const choices = ['new', 'done', 'spam'].map((id) => ({ id, name: `formEntries.status.${id}` }))
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choices} alwaysOn />,
]

function Answers(_: { source: string }) {
  const entry = useRecordContext<FormEntry>()
  if (!entry) return null
  return (
    <dl className="form-answers">
      {entry.answers.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions may be called the same, and never move
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What visitors sent by forms, whole, so that nothing has to be opened to be read. */
export default function FormEntryList() {
  const translate = useTranslate()
  const exporter: Exporter<FormEntry> = (entries) =>
    downloadCSV(
      csvOf(
        entries,
        ['receivedAt', 'form', 'page', 'status'].map((name) =>
          translate(`resources.form-entries.fields.${name}`),
        ),
      ),
      translate('formEntries.file'),
    )
  return (
    <List
      filters={filters}
      perPage={25}
      exporter={exporter}
      actions={
        <TopToolbar>
          <ExportButton maxResults={10_000} />
        </TopToolbar>
      }
    >
      <DataTable rowClick={false} bulkActionButtons={<BulkRemove />}>
        <DataTable.Col source="receivedAt" disableSort className="no-phone">
          <InstantField source="receivedAt" />
        </DataTable.Col>
        <DataTable.Col source="form" disableSort />
        <DataTable.Col source="answers" disableSort className="long-text">
          <Answers source="answers" />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort>
          <Mark source="status" />
        </DataTable.Col>
        <DataTable.Col source="id" label="app.actions" disableSort>
          <DeleteButton mutationMode="pessimistic" redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
