import { DataTable, List, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useRow } from '../../api/rows.ts'
import { columnsOf } from '../../lists/columns.tsx'
import { filtersOf } from '../../lists/filters.tsx'
import type { Summary } from './run.ts'

const { Col } = columnsOf('import-lines')
const { search, choice } = filtersOf('import-lines')

/** What to look through, one by one: what was lost, what was left, where it stood and where it stands. */
export function ReportLines({ run, summary }: { run: number; summary: Summary }) {
  const translate = useTranslate()
  const filters = [
    search('q'),
    choice(
      'kind',
      summary.kinds.map(({ kind, name, count }) => ({ id: kind, name: `${name} (${count})` })),
    ),
    choice(
      'sort',
      summary.sorts.map(({ sort, name }) => ({ id: sort, name })),
    ),
  ]
  return (
    <List
      resource="import-lines"
      filter={{ run }}
      filters={filters}
      perPage={25}
      actions={false}
      exporter={false}
      disableSyncWithLocation
      storeKey={`import-lines-${run}`}
      title=" "
      empty={false}
      className="import-lines"
    >
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        empty={<p className="hint page-hint">{translate('siteImports.lines.none')}</p>}
      >
        <Col source="name" disableSort className="long-text">
          <Name source="name" />
        </Col>
        <Col source="kindName" disableSort className="no-phone" />
        <Col source="old" disableSort>
          <Old source="old" />
        </Col>
        <Col source="here" disableSort>
          <Here source="here" />
        </Col>
      </DataTable>
    </List>
  )
}

function Name(_: { source: string }) {
  const line = useRow('import-lines')
  return line ? (
    <>
      <b>{line.name || line.sortName}</b>
      <small className="status-note">{line.text}</small>
    </>
  ) : null
}

function Old(_: { source: string }) {
  const translate = useTranslate()
  const line = useRow('import-lines')
  if (!line?.old) return null
  return (
    <a
      href={line.old}
      target="_blank"
      rel="noreferrer"
      aria-label={translate('siteImports.lines.oldOf', { name: line.name })}
    >
      {translate('siteImports.lines.view')}
    </a>
  )
}

function Here(_: { source: string }) {
  const translate = useTranslate()
  const line = useRow('import-lines')
  if (!line) return null
  const { here, screen, name } = line
  return (
    <span className="import-here">
      {screen ? (
        <Link to={screen} aria-label={translate('siteImports.lines.editOf', { name })}>
          {translate('siteImports.lines.edit')}
        </Link>
      ) : null}
      {here ? (
        <a href={here} aria-label={translate('siteImports.lines.viewOf', { name })}>
          {translate('siteImports.lines.view')}
        </a>
      ) : null}
    </span>
  )
}
