import { DataTable, List, SearchInput, TextField, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { RestoreButton } from './restore-button.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

interface Thing {
  id: number
  resource: string
}

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const thing = useRecordContext<Thing>()
  return thing ? translate(`resources.${thing.resource}.name`, { smart_count: 1 }) : null
}

function RestoreOwn() {
  const thing = useRecordContext<Thing>()
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
        <DataTable.Col source="title" disableSort />
        <DataTable.Col source="resource" disableSort className="no-phone">
          <Kind source="resource" />
        </DataTable.Col>
        <DataTable.Col source="by" disableSort className="only-desk">
          <TextField source="by" emptyText="–" />
        </DataTable.Col>
        <DataTable.Col source="thrownAt" disableSort className="no-phone">
          <InstantField source="thrownAt" />
        </DataTable.Col>
        <DataTable.Col source="goneAt" disableSort className="only-desk">
          <InstantField source="goneAt" />
        </DataTable.Col>
        <DataTable.Col source="id" label="app.actions" disableSort>
          <span className="row-tools">
            <RestoreOwn />
            <RemoveButton redirect={false} />
          </span>
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
