import { DataTable, List, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const mail = useRecordContext<{ id: string }>()
  return mail ? <Link to={`/shop-mails/${mail.id}`}>{translate(`shopMails.kinds.${mail.id}`)}</Link> : null
}

function Changed(_: { source: string }) {
  const translate = useTranslate()
  const mail = useRecordContext<{ id: string; changed: boolean }>()
  return mail ? translate(mail.changed ? 'shopMails.own' : 'shopMails.asDelivered') : null
}

/** Every mail that the shop sends. */
export default function ShopMailList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('shopMails.hint')}</p>
      <List actions={false} pagination={false} empty={false} perPage={50}>
        <DataTable rowClick="edit" bulkActionButtons={false}>
          <DataTable.Col source="id" disableSort>
            <Kind source="id" />
          </DataTable.Col>
          <DataTable.Col source="subject" disableSort className="long-text no-phone" />
          <DataTable.Col source="changed" disableSort>
            <Changed source="changed" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
