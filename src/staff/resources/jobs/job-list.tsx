import { DataTable, List, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { Failure } from '../../failures/failure.tsx'
import { InstantField } from '../../fields/instant-field.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { PlannedJobs } from './planned-jobs.tsx'

interface Job {
  id: string
  kind: string
  reason: string
}

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const job = useRecordContext<Job>()
  return job ? translate(`jobs.kinds.${job.kind}`, { _: job.kind }) : null
}

function Reason(_: { source: string }) {
  const job = useRecordContext<Job>()
  return job ? (
    <>
      <Failure kind={job.kind} technical={job.reason} />
      <Retry job={job} />
    </>
  ) : null
}

function Retry({ job }: { job: Job }) {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const retry = async () => {
    try {
      await call(`jobs/${job.id}/retry`, { method: 'POST' })
      notify('jobs.retried', { type: 'success' })
    } catch (error) {
      sayError(error)
    }
    refresh()
  }
  return <WordButton label="jobs.retry" variant="outlined" onClick={retry} />
}

function Empty() {
  const translate = useTranslate()
  return <p className="hint page-hint">{translate('jobs.none')}</p>
}

/** Failed jobs, which can be retried; below them the scheduled jobs. */
export default function JobList() {
  return (
    <List actions={false} perPage={25} empty={<Empty />} aside={<PlannedJobs />} className="with-aside-below">
      <DataTable rowClick={false} bulkActionButtons={<BulkRemove label="jobs.forget" />}>
        <DataTable.Col source="failedAt" disableSort className="only-desk">
          <InstantField source="failedAt" />
        </DataTable.Col>
        <DataTable.Col source="kind" disableSort>
          <Kind source="kind" />
        </DataTable.Col>
        <DataTable.NumberCol source="tries" disableSort className="only-desk" />
        <DataTable.Col source="reason" disableSort className="long-text">
          <Reason source="reason" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
