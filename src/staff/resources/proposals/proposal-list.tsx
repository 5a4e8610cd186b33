import { DataTable, List, useCreatePath, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'

const { Col, MomentCol } = columnsOf('proposals')
const { choice } = filtersOf('proposals')

const filters = [
  choice(
    'state',
    ['waiting', 'returned'].map((id) => ({ id, name: `review.states.${id}` })),
  ),
]

function Thing(_: { source: string }) {
  const createPath = useCreatePath()
  const row = useRow('proposals')
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
  const row = useRow('proposals')
  return row ? translate(`resources.${row.resource}.name`, { smart_count: 1 }) : null
}

/** The state of a proposal, with the words of its author or publisher. */
function State(_: { source: string }) {
  const translate = useTranslate()
  const row = useRow('proposals')
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
  const row = useRow('proposals')
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
          <Col source="title" disableSort>
            <Thing source="title" />
            <div className="only-phone hint">
              <Kind source="resource" />
              <br />
              <Who source="by" />
            </div>
          </Col>
          <Col source="resource" disableSort className="no-phone">
            <Kind source="resource" />
          </Col>
          <Col source="by" disableSort className="no-phone">
            <Who source="by" />
          </Col>
          <MomentCol source="at" disableSort className="no-phone" />
          <Col source="state" disableSort className="long-text">
            <State source="state" />
          </Col>
        </DataTable>
      </List>
    </>
  )
}
