import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { termsAt } from '../../api/own-taxonomies.ts'
import { useRow } from '../../api/rows.ts'
import { useKinds } from '../../kinds/known.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { OwnList, OwnName } from '../../lists/own-list.tsx'

const { Col } = columnsOf('taxonomies')

function Address(_: { source: string }) {
  const row = useRow('taxonomies')
  return row ? `/${row.word}/…` : null
}

function Sorts(_: { source: string }) {
  const kinds = useKinds()
  const row = useRow('taxonomies')
  return row?.kinds.map((type) => kinds.named(type)?.many ?? type).join(', ') || '–'
}

function Terms(_: { source: string }) {
  const translate = useTranslate()
  const row = useRow('taxonomies')
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
      <Col source="many" label="taxonomies.name" disableSort>
        <OwnName source="many" />
      </Col>
      <Col source="word" label="kinds.address" disableSort className="no-phone">
        <Address source="word" />
      </Col>
      <Col source="kinds" disableSort className="no-phone">
        <Sorts source="kinds" />
      </Col>
      <Col source="id" label="taxonomies.terms" disableSort>
        <Terms source="id" />
      </Col>
    </OwnList>
  )
}
