import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  useGetOne,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { Facts } from '../../dashboard/facts.ts'
import { InstantField } from '../../fields/instant-field.tsx'
import { OpenLink } from '../../fields/open-link.tsx'

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

export default function MailList() {
  return (
    <>
      <NoServer />
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={25}
        actions={false}
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
