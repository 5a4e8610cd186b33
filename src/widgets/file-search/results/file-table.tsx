import type { Column, SortColumn } from '../../../features/library/index.ts'
import { formatBytes } from '../../../kernel/bytes.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SortHeader } from '../../../ui/table/table.tsx'
import { searchPath } from './address.ts'
import { FileBox } from './file-box.tsx'
import { FileLinks } from './file-links.tsx'
import { FileTitle } from './file-title.tsx'
import { firstDirection } from './first-direction.ts'
import type { ResultText } from './texts.nl.ts'
import type { FoundProps, RowProps } from './view-props.ts'

/** The default theme: a row per file, with the columns that the editor chose. */
export function FileTable({ model, texts }: FoundProps) {
  return (
    <table className="tbl stack wpfd-search-result">
      <thead>
        <tr>
          <th className="cb">
            <span className="sr">{texts('chooseFile')}</span>
            <input type="checkbox" className="box wpfd-choose-all" aria-label={texts('chooseAll')} hidden />
          </th>
          <Head model={model} texts={texts} column="title" text="title" />
          <Head model={model} texts={texts} column="type" text="type" className="ex" />
          {shows(model, 'category') ? (
            <Head model={model} texts={texts} column="cat" text="category" className="wpfd-wide" />
          ) : null}
          {shows(model, 'version') ? <th className="wpfd-wide">{texts('versionColumn')}</th> : null}
          {shows(model, 'size') ? (
            <Head model={model} texts={texts} column="size" text="size" figures />
          ) : null}
          {shows(model, 'hits') ? (
            <Head model={model} texts={texts} column="hits" text="hits" className="wpfd-wide" figures />
          ) : null}
          {shows(model, 'created') ? (
            <Head model={model} texts={texts} column="created" text="created" figures />
          ) : null}
          <th className="act">
            <span className="sr">{texts('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {model.rows.map((row) => (
          <Row key={row.id} row={row} model={model} texts={texts} />
        ))}
      </tbody>
    </table>
  )
}

const shows = ({ columns }: FoundProps['model'], column: Column): boolean => columns.includes(column)

interface HeadProps extends FoundProps {
  column: SortColumn
  text: ResultText
  figures?: boolean
  className?: string
}

/** `data-direction` is the order after a click; the column itself tells the present one. */
function Head({ model, texts, column, text, className, ...look }: HeadProps) {
  const { path, request, settings, chosen } = model
  const current = model.order?.column === column ? model.order.direction : undefined
  const direction = current === undefined ? firstDirection(column) : current === 'asc' ? 'desc' : 'asc'
  return (
    <SortHeader
      {...look}
      className={classNames('orderingCol', className)}
      href={searchPath(
        { path, request, perPage: settings.perPage, chosen },
        { order: { column, direction } },
      )}
      direction={current}
      data-ordering={column}
      data-direction={direction}
    >
      {texts(text)}
    </SortHeader>
  )
}

function Row({ row, model, texts }: RowProps) {
  const { inside } = row
  return (
    <tr id={`wpfd-file-${row.id}`}>
      <td className="cb">
        <FileBox row={row} model={model} texts={texts} />
      </td>
      <td className="ti">
        <FileTitle row={row} model={model} texts={texts} />
      </td>
      <td className="ex">
        <span className="ext">{row.extension.toUpperCase()}</span>
      </td>
      {shows(model, 'category') ? <td className="wpfd-wide">{row.category}</td> : null}
      {shows(model, 'version') ? <td className="wpfd-wide num">{inside?.version}</td> : null}
      {shows(model, 'size') ? <td className="n">{inside?.remote ? '' : formatBytes(row.size)}</td> : null}
      {shows(model, 'hits') ? (
        <td className="n wpfd-wide">{inside ? formatNumber(inside.hits) : ''}</td>
      ) : null}
      {shows(model, 'created') ? <td className="n">{formatDayMonthYear(row.createdAt)}</td> : null}
      <td className="act">
        <FileLinks row={row} model={model} texts={texts} />
      </td>
    </tr>
  )
}
