import {
  DataTable,
  List,
  TopToolbar,
  useGetOne,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { formatBytes } from '../../../kernel/bytes.ts'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import { formatInstant, InstantField } from '../../fields/instant-field.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'

interface Backup {
  id: string
  size: number
  isReady: boolean
  checked?: { at: string; problem?: string; missing?: number }
}

/** How often the list is requested again while a backup is being made. */
const lookMs = 4_000

/** Starts a task on the server that takes a while. */
function useAsk() {
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  return async (path: string, said: string) => {
    try {
      await call(path, { method: 'POST' })
      notify(said, { type: 'info' })
      refresh()
    } catch (error) {
      sayError(error)
    }
  }
}

function Actions() {
  const ask = useAsk()
  return (
    <TopToolbar>
      <WordButton
        label="backups.make"
        variant="contained"
        onClick={() => ask('backups/all/make', 'backups.begun')}
      />
    </TopToolbar>
  )
}

function Size(_: { source: string }) {
  const backup = useRecordContext<Backup>()
  return backup ? formatBytes(backup.size) : null
}

function State(_: { source: string }) {
  const translate = useTranslate()
  const backup = useRecordContext<Backup>()
  if (!backup) return null
  const { isReady, checked } = backup
  if (!isReady) return <span className="status status-scheduled">{translate('backups.making')}</span>
  if (!checked) return <span className="status status-draft">{translate('backups.unchecked')}</span>
  const { problem, missing = 0 } = checked
  return (
    <>
      <span className={problem || missing > 0 ? 'status status-failed' : 'status status-published'}>
        {problem
          ? translate(`backups.problems.${problem}`)
          : translate(missing > 0 ? 'backups.missing' : 'backups.whole', { smart_count: missing })}
      </span>
      <small className="status-note">
        {translate('backups.checkedAt', { date: formatInstant(checked.at) })}
      </small>
    </>
  )
}

function Tools(_: { source: string }) {
  const translate = useTranslate()
  const ask = useAsk()
  const backup = useRecordContext<Backup>()
  if (!backup?.isReady) return null
  return (
    <div className="backup-tools">
      <a href={`/staff-api/backups/${backup.id}/file`} download>
        {translate('backups.fetch')}
      </a>
      <WordButton
        label="backups.check"
        onClick={() => ask(`backups/${backup.id}/check`, 'backups.checking')}
      />
    </div>
  )
}

/** Explains the schedule, and when these backups are not enough. */
function Plan() {
  const translate = useTranslate()
  const { data } = useGetOne<{ id: string; backups: { every: string; keep: number } }>('settings', {
    id: 'site',
  })
  return (
    <p className="hint page-hint">
      {data ? translate(`backups.plan.${data.backups.every}`, { smart_count: data.backups.keep }) : null}{' '}
      {translate('backups.elsewhere')} <Link to="/settings">{translate('backups.change')}</Link>
    </p>
  )
}

/** Backups of the whole site: made now or by schedule, checked, downloaded. */
export default function BackupList() {
  return (
    <List
      actions={<Actions />}
      empty={<Actions />}
      perPage={25}
      queryOptions={{ refetchInterval: lookMs }}
      aside={<Plan />}
      className="with-aside-below"
    >
      <DataTable rowClick={false} bulkActionButtons={<BulkRemove />}>
        <DataTable.Col source="madeAt" disableSort>
          <InstantField source="madeAt" />
        </DataTable.Col>
        <DataTable.Col source="size" disableSort align="right" className="no-phone">
          <Size source="size" />
        </DataTable.Col>
        <DataTable.Col source="checked" disableSort>
          <State source="checked" />
        </DataTable.Col>
        <DataTable.Col source="id" label="backups.tools" disableSort>
          <Tools source="id" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
