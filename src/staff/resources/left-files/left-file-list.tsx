import { DataTable, List, SearchInput, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { InstantField } from '../../fields/instant-field.tsx'

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
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="reason"
    source="reason"
    choices={reasons.map((id) => ({ id, name: `leftFiles.reasons.${id}` }))}
    alwaysOn
  />,
]

function Reason(_: { source: string }) {
  const translate = useTranslate()
  const file = useRecordContext<{ reason: string; found?: string | null }>()
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
          <DataTable.Col source="path" disableSort className="long-text" />
          <DataTable.Col source="reason" disableSort>
            <Reason source="reason" />
          </DataTable.Col>
          <DataTable.Col source="seenAt" disableSort>
            <InstantField source="seenAt" />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}
