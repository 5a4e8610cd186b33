import {
  CreateButton,
  DataTable,
  List,
  SearchInput,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { RowActions } from '../../lists/row-actions.tsx'

function Name(_: { source: string }) {
  const menu = useRecordContext<{ title: string }>()
  return menu ? <OpenLink source="title">{menu.title}</OpenLink> : null
}

const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Count(_: { source: string }) {
  const translate = useTranslate()
  const menu = useRecordContext<{ items: readonly unknown[] }>()
  return menu ? translate('menus.count', { smart_count: menu.items.length }) : null
}

export default function MenuList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'title', order: 'ASC' }}
      actions={
        <TopToolbar>
          <CreateButton label="menus.new" />
        </TopToolbar>
      }
      empty={false}
      pagination={false}
      perPage={100}
    >
      <DataTable rowClick="edit" bulkActionButtons={<BulkRemove />}>
        <DataTable.Col source="title">
          <Name source="title" />
        </DataTable.Col>
        <DataTable.Col source="items" disableSort>
          <Count source="items" />
        </DataTable.Col>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
