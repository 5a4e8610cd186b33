import { useEffect, useState } from 'react'
import {
  CreateButton,
  DataTable,
  List,
  SearchInput,
  TopToolbar,
  usePermissions,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { Link } from 'react-router-dom'
import type { OwnAccount } from '../../api/auth-provider.ts'
import { call } from '../../api/call.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { NoRows } from '../../lists/no-rows.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { type Newsletter, progressOf } from './newsletter.ts'
import './newsletters.css'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Name(_: { source: string }) {
  const newsletter = useRecordContext<Newsletter>()
  return newsletter ? <Link to={`/newsletters/${newsletter.id}/show`}>{newsletter.title}</Link> : null
}

function State(_: { source: string }) {
  const translate = useTranslate()
  const newsletter = useRecordContext<Newsletter>()
  if (!newsletter) return null
  const { done, all } = progressOf(newsletter.mailing?.counts ?? none)
  const isUnderWay = newsletter.state === 'sending' || newsletter.state === 'paused'
  return (
    <>
      {translate(`newsletters.state.${newsletter.state}`)}
      {isUnderWay ? ` (${translate('newsletters.of', { done, all })})` : ''}
    </>
  )
}

const none = { waiting: 0, begun: 0, sent: 0, refused: 0, uncertain: 0, skipped: 0 }

/** The address to which the mail server reports bounces and complaints; for administrators. */
function Returns() {
  const translate = useTranslate()
  const { permissions } = usePermissions<OwnAccount['rights']>()
  const [url, setUrl] = useState('')
  const isOperator = permissions?.jobs !== undefined
  useEffect(() => {
    if (!isOperator) return
    call('newsletters/all/returns', { quiet: true })
      // The same program answers it.
      .then((answer) => setUrl((answer as { url: string }).url))
      .catch(() => undefined)
  }, [isOperator])
  if (!url) return null
  return (
    <details className="newsletter-returns">
      <summary>{translate('newsletters.returns')}</summary>
      <p className="hint">{translate('newsletters.returnsHelp')}</p>
      <code>{url}</code>
    </details>
  )
}

/** Newsletters that were sent or will be. */
export default function NewsletterList() {
  return (
    <List
      filters={filters}
      perPage={25}
      actions={
        <TopToolbar>
          <CreateButton label="newsletters.new" />
        </TopToolbar>
      }
      empty={false}
      aside={<Returns />}
      className="with-aside-below"
    >
      <DataTable rowClick={false} bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="title" disableSort>
          <Name source="title" />
        </DataTable.Col>
        <DataTable.Col source="state" disableSort>
          <State source="state" />
        </DataTable.Col>
        <DataTable.Col source="startAt" disableSort className="no-phone">
          <InstantField source="startAt" />
        </DataTable.Col>
        <DataTable.NumberCol source="sent" disableSort className="no-phone" />
        <RowActions>
          <CopyButton />
          <RemoveButton redirect={false} />
        </RowActions>
      </DataTable>
    </List>
  )
}
