import { DataTable, DeleteButton, List, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'
import { deviceOf } from './device.ts'

interface Session {
  id: number
  userAgent: string
  current: boolean
}

function Device(_: { source: string }) {
  const translate = useTranslate()
  const session = useRecordContext<Session>()
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
  const session = useRecordContext<Session>()
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

/** Where the viewer is signed in; each place but this one can be ended. */
export default function SessionList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">
        {translate('sessions.hint')} <a href="/my-account/lost-password/">{translate('sessions.password')}</a>
      </p>
      <List actions={false} pagination={false}>
        <DataTable rowClick={false} bulkActionButtons={false}>
          <DataTable.Col source="userAgent" disableSort>
            <Device source="userAgent" />
          </DataTable.Col>
          <DataTable.Col source="createdAt" disableSort>
            <InstantField source="createdAt" />
          </DataTable.Col>
          <DataTable.Col source="expiresAt" disableSort>
            <InstantField source="expiresAt" />
          </DataTable.Col>
          <DataTable.Col source="id" label="app.actions" disableSort>
            <End source="id" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
