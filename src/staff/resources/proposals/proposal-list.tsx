import { DataTable, List, SelectInput, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { InstantField } from '../../fields/instant-field.tsx'

const filters = [
  <SelectInput
    key="state"
    source="state"
    choices={['waiting', 'returned'].map((id) => ({ id, name: `review.states.${id}` }))}
    alwaysOn
  />,
]

interface Row {
  id: string
  resource: string
  rowId: string
  title: string
  state: 'waiting' | 'returned'
  by?: string
  note: string
  answer: string
}

function Thing(_: { source: string }) {
  const createPath = useCreatePath()
  const row = useRecordContext<Row>()
  if (!row) return null
  const { resource, rowId: id, title } = row
  return (
    <Link to={resource === 'documents' ? `/edit/${id}` : createPath({ resource, id, type: 'edit' })}>
      {title}
    </Link>
  )
}

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const row = useRecordContext<Row>()
  return row ? translate(`resources.${row.resource}.name`, { smart_count: 1 }) : null
}

/** The state of a proposal, with the words of its author or publisher. */
function State(_: { source: string }) {
  const translate = useTranslate()
  const row = useRecordContext<Row>()
  if (!row) return null
  const { state, note, answer } = row
  const words = state === 'returned' ? answer : note
  return (
    <>
      <span className={`status proposal-${state}`}>{translate(`review.states.${state}`)}</span>
      {words ? <small className="status-note">{words}</small> : null}
    </>
  )
}

function Who(_: { source: string }) {
  const translate = useTranslate()
  const row = useRecordContext<Row>()
  return row ? (row.by ?? translate('conflict.somebody')) : null
}

/** Proposals that wait for a publisher or were sent back, the latest first. */
export default function ProposalList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('review.hint')}</p>
      <List filters={filters} perPage={50} empty={false} actions={false}>
        <DataTable
          rowClick={false}
          bulkActionButtons={false}
          empty={<p className="hint page-hint">{translate('review.none')}</p>}
        >
          <DataTable.Col source="title" disableSort>
            <Thing source="title" />
            <div className="only-phone hint">
              <Kind source="resource" />
              <br />
              <Who source="by" />
            </div>
          </DataTable.Col>
          <DataTable.Col source="resource" disableSort className="no-phone">
            <Kind source="resource" />
          </DataTable.Col>
          <DataTable.Col source="by" disableSort className="no-phone">
            <Who source="by" />
          </DataTable.Col>
          <DataTable.Col source="at" disableSort className="no-phone">
            <InstantField source="at" />
          </DataTable.Col>
          <DataTable.Col source="state" disableSort className="long-text">
            <State source="state" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
