import { DataTable, DateField, DeleteButton, List, SearchInput, SelectField, SelectInput } from 'react-admin'

const choices = ['pending', 'confirmed', 'unsubscribed'].map((id) => ({
  id,
  name: `subscribers.status.${id}`,
}))

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" choices={choices} alwaysOn />,
]

/** Who gets the newsletter; removing somebody forgets them for good. */
export default function SubscriberList() {
  return (
    <List filters={filters} perPage={50}>
      <DataTable rowClick={false}>
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="name" disableSort />
        <DataTable.Col source="status" disableSort>
          <SelectField source="status" choices={choices} />
        </DataTable.Col>
        <DataTable.Col source="askedAt" disableSort>
          <DateField source="askedAt" showTime locales="nl-NL" />
        </DataTable.Col>
        <DataTable.Col source="askedOn" disableSort />
        <DataTable.Col source="id" label="app.actions" disableSort>
          <DeleteButton mutationMode="pessimistic" redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}
