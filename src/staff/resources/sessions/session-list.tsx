import {
  DataTable,
  DeleteButton,
  List,
  TopToolbar,
  useDeleteMany,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { deviceOf } from '../../../kernel/device.ts'
import { useListed, useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { WordButton } from '../../fields/word-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'

const { Col, MomentCol } = columnsOf('sessions')

function Device(_: { source: string }) {
  const translate = useTranslate()
  const session = useRow('sessions')
  if (!session) return null
  return (
    <>
      {deviceOf(session.userAgent) ?? translate('sessions.unknown')}{' '}
      {session.current ? (
        <span className="status status-published">{translate('sessions.current')}</span>
      ) : null}
    </>
  )
}

function End(_: { source: string }) {
  const session = useRow('sessions')
  if (!session || session.current) return null
  return (
    <DeleteButton
      label="sessions.end"
      mutationMode="pessimistic"
      redirect={false}
      confirmTitle="sessions.end"
      successMessage="sessions.ended"
    />
  )
}

/** Ends all other sessions, as after a password has leaked. */
function EndOthers() {
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  const { data = [] } = useListed('sessions')
  const [remove, { isPending }] = useDeleteMany()
  const others = data.filter(({ current }) => !current).map(({ id }) => id)
  if (others.length === 0) return null
  const end = () =>
    remove(
      'sessions',
      { ids: others },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('sessions.ended', { type: 'success' })
          refresh()
        },
        onError: sayError,
      },
    )
  return (
    <TopToolbar>
      <WordButton label="sessions.endOthers" variant="outlined" disabled={isPending} onClick={end} />
    </TopToolbar>
  )
}

/** The user's sessions; all but the current one can be ended. */
export default function SessionList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">
        {translate('sessions.hint')} <a href="/my-account/lost-password/">{translate('sessions.password')}</a>
      </p>
      <List actions={<EndOthers />} pagination={false} perPage={100}>
        <DataTable rowClick={false} bulkActionButtons={false}>
          <Col source="userAgent" disableSort>
            <Device source="userAgent" />
          </Col>
          <MomentCol source="createdAt" disableSort className="no-phone" />
          <MomentCol source="expiresAt" disableSort />
          <Col source="id" label="app.actions" disableSort>
            <End source="id" />
          </Col>
        </DataTable>
      </List>
    </>
  )
}
