import { formatBytes } from '../../../kernel/bytes.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import { FileBox } from './file-box.tsx'
import { FileLinks } from './file-links.tsx'
import { FileTitle } from './file-title.tsx'
import type { FoundProps, RowProps } from './view-props.ts'

/** The themes `ggd` and `preview` (LIB-15): a card per file that opens its details or its preview. */
export const FileBoxes = ({ model, texts }: FoundProps) => (
  <ul className={`wpfd-search-result wpfd-boxes wpfd-${model.theme}`}>
    {model.rows.map((row) => (
      <Box key={row.id} row={row} model={model} texts={texts} />
    ))}
  </ul>
)

function Box({ row, model, texts }: RowProps) {
  const { columns } = model
  const facts = [
    columns.includes('size') && !row.inside?.remote && formatBytes(row.size),
    columns.includes('created') && formatDayMonthYear(row.createdAt),
  ].filter((fact) => fact)
  return (
    <li className="wpfd-box" id={`wpfd-file-${row.id}`}>
      <span className="wpfd-icon ext" aria-hidden="true">
        {row.extension.toUpperCase()}
      </span>
      <div className="wpfd-box-text">
        <FileTitle row={row} model={model} texts={texts} />
        {facts.length > 0 ? <span className="sub num">{facts.join(' · ')}</span> : null}
        <p className="wpfd-box-links">
          <FileLinks row={row} model={model} texts={texts} />
        </p>
      </div>
      <FileBox row={row} model={model} texts={texts} />
    </li>
  )
}
