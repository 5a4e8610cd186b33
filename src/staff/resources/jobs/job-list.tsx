import {
  BulkDeleteButton,
  Button,
  DataTable,
  List,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { call } from '../../api/call.ts'
import { InstantField } from '../../fields/instant-field.tsx'

interface Job {
  id: string
  kind: string
}

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const job = useRecordContext<Job>()
  return job ? translate(`jobs.kinds.${job.kind}`, { _: job.kind }) : null
}

function Retry(_: { source: string }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const job = useRecordContext<Job>()
  if (!job) return null
  const retry = async () => {
    try {
      await call(`jobs/${job.id}/retry`, { method: 'POST' })
      notify('jobs.retried', { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
    refresh()
  }
  return <Button label="jobs.retry" variant="outlined" onClick={retry} />
}

function Empty() {
  const translate = useTranslate()
  return <p className="hint page-hint">{translate('jobs.none')}</p>
}

/** Work that was given up; it can be tried again. */
export default function JobList() {
  return (
    <List actions={false} perPage={25} empty={<Empty />}>
      <DataTable
        rowClick={false}
        bulkActionButtons={<BulkDeleteButton label="jobs.forget" mutationMode="pessimistic" />}
      >
        <DataTable.Col source="failedAt" disableSort>
          <InstantField source="failedAt" />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <Kind source="kind" />
        </DataTable.Col>
        <DataTable.NumberCol source="tries" disableSort />
        <DataTable.Col source="reason" disableSort className="long-text" />
        <DataTable.Col source="id" label="app.actions" disableSort>
          <Retry source="id" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
