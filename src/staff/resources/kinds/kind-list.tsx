import { DataTable, List, SearchInput, useRecordContext, useTranslate } from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'

interface Row {
  id: string
  many: string
  word: string
  isOwn: boolean
  url?: string
}

const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Name(_: { source: string }) {
  const row = useRecordContext<Row>()
  if (!row) return null
  return row.isOwn ? <OpenLink source="many" /> : row.many
}

function Address(_: { source: string }) {
  const row = useRecordContext<Row>()
  if (!row) return null
  return row.url ? <a href={row.url}>{row.url}</a> : row.word === '' ? '/' : `/${row.word}/…`
}

function Origin(_: { source: string }) {
  const translate = useTranslate()
  const row = useRecordContext<Row>()
  return row ? translate(row.isOwn ? 'kinds.own' : 'kinds.builtIn') : null
}

/** Those of the program, which stay as they are, and those that were defined here. */
export default function KindList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('kinds.hint')}</p>
      <List filters={filters} perPage={50}>
        <DataTable
          rowClick={(_id, _resource, row) => (row.isOwn ? 'edit' : false)}
          isRowSelectable={(row) => row.isOwn}
          bulkActionButtons={<BulkRemove />}
        >
          <DataTable.Col source="many" label="kinds.name" disableSort>
            <Name source="many" />
          </DataTable.Col>
          <DataTable.Col source="word" label="kinds.address" disableSort>
            <Address source="word" />
          </DataTable.Col>
          <DataTable.Col source="isOwn" disableSort className="no-phone">
            <Origin source="isOwn" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
