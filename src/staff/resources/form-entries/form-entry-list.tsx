import { DataTable, List, TextField, TopToolbar } from 'react-admin'
import { formatBytes } from '../../../kernel/bytes.ts'
import { inPlace } from '../../../kernel/in-place.ts'
import { useRow } from '../../api/rows.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { TableButton } from '../../lists/table-button.tsx'
import type { FormEntry } from './form-entry.ts'
import { Mark } from './mark.tsx'

const { Col, MomentCol } = columnsOf('form-entries')
const { choice, search } = filtersOf('form-entries')

const choices = ['new', 'done', 'spam'].map((id) => ({ id, name: `formEntries.status.${id}` }))
const filters = [search('q'), choice('status', choices)]

function Answers(_: { source: string }) {
  const entry = useRow('form-entries')
  if (!entry) return null
  return (
    <dl className="form-answers">
      {inPlace(entry.answers).map(([key, { label, value }]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <Answer entry={entry} label={label} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface AnswerProps {
  entry: FormEntry
  label: string
  value: string
}

function Answer({ entry, label, value }: AnswerProps) {
  const file = entry.files.find((one) => one.label === label && one.name === value)
  if (file)
    return (
      <a href={`/staff-api/form-entries/${entry.id}/file?file=${file.id}`} download={file.name}>
        {value} ({formatBytes(file.size)})
      </a>
    )
  return value !== '' && value === entry.email ? <a href={`mailto:${value}`}>{value}</a> : value || '–'
}

const Actions = () => (
  <TopToolbar>
    <TableButton path="form-entries/all/csv" />
  </TopToolbar>
)

/** Entries that visitors sent with forms, shown completely in the list. */
export default function FormEntryList() {
  return (
    <List filters={filters} perPage={25} actions={<Actions />}>
      <DataTable rowClick={false} bulkActionButtons={<BulkRemove />}>
        <MomentCol source="receivedAt" disableSort className="no-phone" />
        <Col source="form" disableSort className="no-phone" />
        <Col source="answers" disableSort className="long-text">
          <div className="only-phone">
            <TextField source="form" />
            <br />
            <InstantField source="receivedAt" />
          </div>
          <Answers source="answers" />
        </Col>
        <Col source="status" disableSort>
          <Mark source="status" />
          <div className="only-phone">
            <RemoveButton redirect={false} />
          </div>
        </Col>
        <Col source="id" label="app.actions" disableSort className="no-phone">
          <RemoveButton redirect={false} />
        </Col>
      </DataTable>
    </List>
  )
}
