import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import { OwnList, OwnName } from '../../lists/own-list.tsx'

interface Row {
  id: string
  many: string
  word: string
  isOwn: boolean
  url?: string
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

/** Built-in content kinds, and those that staff defined. */
export default function KindList() {
  return (
    <OwnList hint="kinds.hint">
      <DataTable.Col source="many" label="kinds.name" disableSort>
        <OwnName source="many" />
      </DataTable.Col>
      <DataTable.Col source="word" label="kinds.address" disableSort>
        <Address source="word" />
      </DataTable.Col>
      <DataTable.Col source="isOwn" disableSort className="no-phone">
        <Origin source="isOwn" />
      </DataTable.Col>
    </OwnList>
  )
}
