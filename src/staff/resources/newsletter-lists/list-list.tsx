import { BooleanField, DataTable, List, NumberField } from 'react-admin'

/** Lists that readers of the newsletter choose from. */
export default function ListList() {
  return (
    <List>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="about" disableSort className="no-phone" />
        <DataTable.Col source="isOffered" disableSort className="no-phone">
          <BooleanField source="isOffered" />
        </DataTable.Col>
        <DataTable.Col source="readers" disableSort>
          <NumberField source="readers" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
