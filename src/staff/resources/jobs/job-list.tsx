import { DataTable, List, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { RowOf } from '../../../staff-api/contract.ts'
import { act } from '../../api/acts.ts'
import { useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { Failure } from '../../failures/failure.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { PlannedJobs } from './planned-jobs.tsx'

const { Col, MomentCol, NumberCol } = columnsOf('jobs')

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const job = useRow('jobs')
  return job ? translate(`jobs.kinds.${job.kind}`, { _: job.kind }) : null
}

function Reason(_: { source: string }) {
  const job = useRow('jobs')
  return job ? (
    <>
      <Failure kind={job.kind} technical={job.reason} />
      <Retry job={job} />
    </>
  ) : null
}

function Retry({ job }: { job: RowOf<'jobs'> }) {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const retry = async () => {
    try {
      await act('jobs', job.id, 'retry')
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
        <MomentCol source="failedAt" disableSort className="only-desk" />
        <Col source="kind" disableSort>
          <Kind source="kind" />
        </Col>
        <NumberCol source="attempts" disableSort className="only-desk" />
        <Col source="reason" disableSort className="long-text">
          <Reason source="reason" />
        </Col>
      </DataTable>
    </List>
  )
}
