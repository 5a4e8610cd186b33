import {
  BooleanInput,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkChange } from '../../lists/bulk-buttons.tsx'

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="changed" source="changed" />,
  <BooleanInput key="english" source="english" />,
]

function Default(_: { source: string }) {
  const translate = useTranslate()
  const text = useRecordContext<{ default: string; english: boolean }>()
  if (!text) return null
  return (
    <>
      <span lang={text.english ? 'en' : undefined}>{text.default}</span>
      {text.english ? <span className="status">{translate('siteTexts.english')}</span> : null}
    </>
  )
}

/** Every text of the site. */
export default function TextList() {
  const translate = useTranslate()
  return (
    <>
      <p className="hint page-hint">{translate('siteTexts.hint')}</p>
      <List
        filters={filters}
        sort={{ field: 'id', order: 'ASC' }}
        perPage={50}
        empty={false}
        actions={
          <TopToolbar>
            <FilterButton disableSaveQuery />
          </TopToolbar>
        }
      >
        <DataTable
          rowClick="edit"
          bulkActionButtons={<BulkChange label="siteTexts.reset" icon="undo" data={{ override: null }} />}
        >
          <DataTable.Col source="id" className="long-text">
            <OpenLink source="id" />
          </DataTable.Col>
          <DataTable.Col source="default" disableSort className="long-text">
            <Default source="default" />
          </DataTable.Col>
          <DataTable.Col source="override" disableSort className="long-text no-phone" />
        </DataTable>
      </List>
    </>
  )
}
