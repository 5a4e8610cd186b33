import { DataTable, FilterButton, List, TopToolbar, useTranslate } from 'react-admin'
import { useRow } from '../../api/rows.ts'
import { OpenLink } from '../../fields/open-link.tsx'
import { BulkChange } from '../../lists/bulk-buttons.tsx'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'

const { Col } = columnsOf('texts')
const { search, toggle } = filtersOf('texts')

const filters = [search('q'), toggle('changed'), toggle('english')]

function Default(_: { source: string }) {
  const translate = useTranslate()
  const text = useRow('texts')
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
          <Col source="id" className="long-text">
            <OpenLink source="id" />
          </Col>
          <Col source="default" disableSort className="long-text">
            <Default source="default" />
          </Col>
          <Col source="override" disableSort className="long-text no-phone" />
        </DataTable>
      </List>
    </>
  )
}
