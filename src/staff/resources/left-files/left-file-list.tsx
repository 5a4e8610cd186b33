import { DataTable, List, useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'

const { Col, MomentCol } = columnsOf('left-files')
const { choice, search } = filtersOf('left-files')

const reasons = [
  'wrong-type',
  'two-types',
  'program',
  'empty',
  'unreadable',
  'symlink',
  'not-a-file',
  'not-utf8',
  'excluded',
]
const filters = [
  search('q'),
  choice(
    'reason',
    reasons.map((id) => ({ id, name: `leftFiles.reasons.${id}` })),
  ),
]

function Reason(_: { source: string }) {
  const translate = useTranslate()
  const file = useRow('left-files')
  if (!file) return null
  const reason = translate(`leftFiles.reasons.${file.reason}`)
  return file.found ? `${reason} (${translate('leftFiles.found', { found: file.found })})` : reason
}

/** Files that the last import of each folder refused; the next import replaces the list. */
export default function LeftFileList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('leftFiles.hint')}</p>
      <List filters={filters} perPage={50} empty={false} actions={false}>
        <DataTable
          rowClick={false}
          bulkActionButtons={false}
          empty={<p className="hint page-hint">{translate('leftFiles.none')}</p>}
        >
          <Col source="path" disableSort className="long-text" />
          <Col source="reason" disableSort>
            <Reason source="reason" />
          </Col>
          <MomentCol source="seenAt" disableSort />
        </DataTable>
      </List>
    </>
  )
}
