import { DataTable, List, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'

const { Col } = columnsOf('shop-mails')

function Kind(_: { source: string }) {
  const translate = useTranslate()
  const mail = useRow('shop-mails')
  return mail ? <Link to={`/shop-mails/${mail.id}`}>{translate(`shopMails.kinds.${mail.id}`)}</Link> : null
}

function Changed(_: { source: string }) {
  const translate = useTranslate()
  const mail = useRow('shop-mails')
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
          <Col source="id" disableSort>
            <Kind source="id" />
          </Col>
          <Col source="subject" disableSort className="long-text no-phone" />
          <Col source="changed" disableSort>
            <Changed source="changed" />
          </Col>
        </DataTable>
      </List>
    </>
  )
}
