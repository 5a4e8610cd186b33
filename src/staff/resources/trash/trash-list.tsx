import { DataTable, List, TextField, useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { RestoreButton } from './restore-button.tsx'

const { Col, MomentCol } = columnsOf('trash')
const { search } = filtersOf('trash')

const filters = [search('q')]

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const thing = useRow('trash')
  return thing ? translate(`resources.${thing.resource}.name`, { smart_count: 1 }) : null
}

function RestoreOwn() {
  const thing = useRow('trash')
  return thing ? <RestoreButton trashId={thing.id} resource={thing.resource} /> : null
}

function Empty() {
  const translate = useTranslate()
  return <p className="hint page-hint">{translate('trash.none')}</p>
}

function Hint() {
  const translate = useTranslate()
  return <p className="hint page-hint">{translate('trash.hint')}</p>
}

/** Deleted items, the latest first; each can be restored for 30 days. */
export default function TrashList() {
  return (
    <List
      filters={filters}
      perPage={50}
      actions={false}
      empty={false}
      aside={<Hint />}
      className="with-aside-below"
    >
      <DataTable rowClick={false} bulkActionButtons={false} empty={<Empty />}>
        <Col source="title" disableSort />
        <Col source="resource" disableSort className="no-phone">
          <Kind source="resource" />
        </Col>
        <Col source="by" disableSort className="only-desk">
          <TextField source="by" emptyText="–" />
        </Col>
        <MomentCol source="thrownAt" disableSort className="no-phone" />
        <MomentCol source="goneAt" disableSort className="only-desk" />
        <Col source="id" label="app.actions" disableSort>
          <span className="row-tools">
            <RestoreOwn />
            <RemoveButton redirect={false} />
          </span>
        </Col>
      </DataTable>
    </List>
  )
}
