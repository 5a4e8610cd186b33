import { useEffect, useState } from 'react'
import { CreateButton, DataTable, List, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ask } from '../../api/acts.ts'
import { usePermitted } from '../../api/auth-provider.ts'
import { useRow } from '../../api/rows.ts'
import { RemoveButton } from '../../forms/remove-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { NoRows } from '../../lists/no-rows.tsx'
import { RowActions } from '../../lists/row-actions.tsx'
import { progressOf } from './newsletter.ts'
import './newsletters.css'

const { Col, MomentCol, NumberCol } = columnsOf('newsletters')
const { search } = filtersOf('newsletters')

const filters = [search('q')]

function Name(_: { source: string }) {
  const newsletter = useRow('newsletters')
  return newsletter ? <Link to={`/newsletters/${newsletter.id}/show`}>{newsletter.title}</Link> : null
}

function State(_: { source: string }) {
  const translate = useTranslate()
  const newsletter = useRow('newsletters')
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
  const { permissions } = usePermitted()
  const [url, setUrl] = useState('')
  const isOperator = permissions?.jobs !== undefined
  useEffect(() => {
    if (!isOperator) return
    ask('newsletters', 'all', 'returns', { quiet: true })
      .then(({ url }) => setUrl(url))
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
        <Col source="title" disableSort>
          <Name source="title" />
        </Col>
        <Col source="state" disableSort>
          <State source="state" />
        </Col>
        <MomentCol source="startAt" disableSort className="no-phone" />
        <NumberCol source="sent" disableSort className="no-phone" />
        <RowActions>
          <CopyButton />
          <RemoveButton redirect={false} />
        </RowActions>
      </DataTable>
    </List>
  )
}
