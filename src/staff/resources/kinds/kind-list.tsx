import { useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { OwnList, OwnName } from '../../lists/own-list.tsx'

const { Col } = columnsOf('kinds')

function Address(_: { source: string }) {
  const row = useRow('kinds')
  if (!row) return null
  return row.url ? <a href={row.url}>{row.url}</a> : row.word === '' ? '/' : `/${row.word}/…`
}

function Origin(_: { source: string }) {
  const translate = useTranslate()
  const row = useRow('kinds')
  return row ? translate(row.isOwn ? 'kinds.own' : 'kinds.builtIn') : null
}

/** Built-in content kinds, and those that staff defined. */
export default function KindList() {
  return (
    <OwnList hint="kinds.hint">
      <Col source="many" label="kinds.name" disableSort>
        <OwnName source="many" />
      </Col>
      <Col source="word" label="kinds.address" disableSort>
        <Address source="word" />
      </Col>
      <Col source="isOwn" disableSort className="no-phone">
        <Origin source="isOwn" />
      </Col>
    </OwnList>
  )
}
