import { DataTable, List, TopToolbar, useNotify, useRefresh, useTranslate } from 'react-admin'
import { act } from '../../api/acts.ts'
import { useOneRow, useRow } from '../../api/rows.ts'
import { useSayError } from '../../api/say-error.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { WordButton } from '../../fields/word-button.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'

const { Col, MomentCol } = columnsOf('mails')
const { choice, search } = filtersOf('mails')

const states = ['waiting', 'sent'].map((id) => ({ id, name: `mails.${id}` }))
const filters = [search('q'), choice('state', states)]

function State(_: { source: string }) {
  const translate = useTranslate()
  const mail = useRow('mails')
  if (!mail) return null
  const state = mail.sentAt ? 'published' : mail.error ? 'failed' : 'scheduled'
  return (
    <span className={`status status-${state}`}>
      {translate(mail.sentAt ? 'mails.sent' : 'mails.waiting')}
    </span>
  )
}

/** Without a mail server this list is where mails are read. */
function NoServer() {
  const translate = useTranslate()
  const { data: facts } = useOneRow('facts', 'now')
  return facts?.system?.sendsMail === false ? (
    <p className="hint page-hint">{translate('mails.noSmtp')}</p>
  ) : null
}

/** Sends a test mail, to see whether mail works. */
function Test() {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayError = useSayError()
  const send = async () => {
    try {
      const { to } = await act('mails', 'all', 'test')
      notify(translate('mails.tested', { to }), { type: 'info' })
      refresh()
    } catch (error) {
      sayError(error)
    }
  }
  return (
    <TopToolbar>
      <WordButton label="mails.test" variant="outlined" onClick={send} />
    </TopToolbar>
  )
}

export default function MailList() {
  return (
    <>
      <NoServer />
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={<Test />}
        empty={false}
      >
        <DataTable rowClick="show" bulkActionButtons={false}>
          <MomentCol source="createdAt" />
          <Col source="to" disableSort />
          <Col source="subject" disableSort>
            <OpenLink source="subject" type="show" />
          </Col>
          <Col source="sentAt" label="resources.mails.fields.state" disableSort>
            <State source="state" />
          </Col>
        </DataTable>
      </List>
    </>
  )
}
