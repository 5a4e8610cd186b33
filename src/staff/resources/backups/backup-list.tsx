import { DataTable, List, TopToolbar, useNotify, useRefresh, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatBytes } from '../../../kernel/bytes.ts'
import { act } from '../../api/acts.ts'
import { useOneRow, useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { formatInstant } from '../../fields/instant-field.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'

const { Col, MomentCol } = columnsOf('backups')

/** How often the list is requested again while a backup is being made. */
const lookMs = 4_000

/** Starts a task on the server that takes a while. */
function useAsk() {
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  return async (id: string, action: 'make' | 'check', said: string) => {
    try {
      await act('backups', id, action)
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
        onClick={() => ask('all', 'make', 'backups.begun')}
      />
    </TopToolbar>
  )
}

function Size(_: { source: string }) {
  const backup = useRow('backups')
  return backup ? formatBytes(backup.size) : null
}

function State(_: { source: string }) {
  const translate = useTranslate()
  const backup = useRow('backups')
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
  const backup = useRow('backups')
  if (!backup?.isReady) return null
  return (
    <div className="backup-tools">
      <a href={`/staff-api/backups/${backup.id}/file`} download>
        {translate('backups.fetch')}
      </a>
      <WordButton label="backups.check" onClick={() => ask(backup.id, 'check', 'backups.checking')} />
    </div>
  )
}

/** Explains the schedule, and when these backups are not enough. */
function Plan() {
  const translate = useTranslate()
  const { data } = useOneRow('settings', 'site')
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
        <MomentCol source="madeAt" disableSort />
        <Col source="size" disableSort align="right" className="no-phone">
          <Size source="size" />
        </Col>
        <Col source="checked" disableSort>
          <State source="checked" />
        </Col>
        <Col source="id" label="backups.tools" disableSort>
          <Tools source="id" />
        </Col>
      </DataTable>
    </List>
  )
}
