import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useKinds } from '../../kinds/known.ts'
import { termsAt } from '../../kinds/taxonomies.ts'
import { OwnList, OwnName } from '../../lists/own-list.tsx'

interface Row {
  id: string
  many: string
  word: string
  kinds: readonly string[]
  isOwn: boolean
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

/** Built-in taxonomies, and those that staff defined. */
export default function TaxonomyList() {
  return (
    <OwnList hint="taxonomies.hint">
      <DataTable.Col source="many" label="taxonomies.name" disableSort>
        <OwnName source="many" />
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
    </OwnList>
  )
}
