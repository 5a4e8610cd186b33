import { BooleanField, DataTable, List, NumberField } from 'react-admin'
import { columnsOf } from '../../lists/columns.tsx'

const { Col } = columnsOf('newsletter-lists')

/** Lists that readers of the newsletter choose from. */
export default function ListList() {
  return (
    <List>
      <DataTable bulkActionButtons={false}>
        <Col source="name" disableSort />
        <Col source="about" disableSort className="no-phone" />
        <Col source="isOffered" disableSort className="no-phone">
          <BooleanField source="isOffered" />
        </Col>
        <Col source="readers" disableSort>
          <NumberField source="readers" />
        </Col>
      </DataTable>
    </List>
  )
}
