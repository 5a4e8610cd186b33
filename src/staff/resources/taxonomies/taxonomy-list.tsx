import { DataTable, List, SearchInput, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { OpenLink } from '../../fields/open-link.tsx'
import { useKinds } from '../../kinds/known.ts'
import { BulkRemove } from '../../lists/bulk-buttons.tsx'
import { termsAt } from '../terms/taxonomies.ts'

interface Row {
  id: string
  many: string
  word: string
  kinds: readonly string[]
  isOwn: boolean
}

const filters = [<SearchInput key="q" source="q" alwaysOn />]

function Name(_: { source: string }) {
  const row = useRecordContext<Row>()
  if (!row) return null
  return row.isOwn ? <OpenLink source="many" /> : row.many
}

function Address(_: { source: string }) {
  const row = useRecordContext<Row>()
  return row ? `/${row.word}/…` : null
}

function Sorts(_: { source: string }) {
  const kinds = useKinds()
  const row = useRecordContext<Row>()
  return row?.kinds.map((type) => kinds.named(type)?.many ?? type).join(', ') || '–'
}

function Terms(_: { source: string }) {
  const translate = useTranslate()
  const row = useRecordContext<Row>()
  if (!row) return null
  return (
    <Link
      to={termsAt(row.id)}
      aria-label={`${translate('taxonomies.terms')}: ${row.many}`}
      onClick={(event) => event.stopPropagation()}
    >
      {translate('taxonomies.terms')}
    </Link>
  )
}

/** Those of the program, which stay as they are, and those that were defined here. */
export default function TaxonomyList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('taxonomies.hint')}</p>
      <List filters={filters} perPage={50}>
        <DataTable
          rowClick={(_id, _resource, row) => (row.isOwn ? 'edit' : false)}
          isRowSelectable={(row) => row.isOwn}
          bulkActionButtons={<BulkRemove />}
        >
          <DataTable.Col source="many" label="taxonomies.name" disableSort>
            <Name source="many" />
          </DataTable.Col>
          <DataTable.Col source="word" label="kinds.address" disableSort className="no-phone">
            <Address source="word" />
          </DataTable.Col>
          <DataTable.Col source="kinds" disableSort className="no-phone">
            <Sorts source="kinds" />
          </DataTable.Col>
          <DataTable.Col source="id" label="taxonomies.terms" disableSort>
            <Terms source="id" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
