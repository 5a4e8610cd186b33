import { CreateButton, DataTable, List, TopToolbar, useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { CopyButton } from '../../lists/copy-button.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import { RowActions } from '../../lists/row-actions.tsx'

const { Col } = columnsOf('menus')
const { search } = filtersOf('menus')

function Name(_: { source: string }) {
  const menu = useRow('menus')
  return menu ? <OpenLink source="title">{menu.title}</OpenLink> : null
}

const filters = [search('q')]

function Count(_: { source: string }) {
  const translate = useTranslate()
  const menu = useRow('menus')
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
        <Col source="title">
          <Name source="title" />
        </Col>
        <Col source="items" disableSort>
          <Count source="items" />
        </Col>
        <RowActions>
          <CopyButton />
        </RowActions>
      </DataTable>
    </List>
  )
}
