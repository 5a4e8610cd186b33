import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useGetOne,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'
import type { Facts } from '../../dashboard/facts.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { OpenLink } from '../../fields/open-link.tsx'
import { WordButton } from '../../fields/word-button.tsx'

const states = ['waiting', 'sent'].map((id) => ({ id, name: `mails.${id}` }))
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
]

function State(_: { source: string }) {
  const translate = useTranslate()
  const mail = useRecordContext<{ sentAt?: string; error?: string }>()
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
  const { data: facts } = useGetOne<Facts & { id: string }>('facts', { id: 'now' })
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
      const { to } = Object(await call('mails/all/test', { method: 'POST' }))
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
          <DataTable.Col source="createdAt">
            <InstantField source="createdAt" />
          </DataTable.Col>
          <DataTable.Col source="to" disableSort />
          <DataTable.Col source="subject" disableSort>
            <OpenLink source="subject" type="show" />
          </DataTable.Col>
          <DataTable.Col source="state" disableSort>
            <State source="state" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
