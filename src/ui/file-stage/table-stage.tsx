import { Scrolls } from './file-stage.tsx'

interface TableStageProps {
  label: string
  sheets: readonly { name: string; rows: readonly (readonly string[])[]; cut: boolean }[]
  /** Shown below a sheet of which only the first rows are shown. */
  more: string
}

const isNumber = (cell: string) => /^[\d.,:%€ -]+$/.test(cell) && /\d/.test(cell)

/** Whether a row is the head of a table: it has several cells, and none is empty or a number. */
const isHead = (row: readonly string[] | undefined): boolean =>
  row !== undefined && row.length > 1 && row.every((cell) => cell !== '' && !isNumber(cell))

/** The sheets of a spreadsheet, with each cell as text. */
export const TableStage = ({ label, sheets, more }: TableStageProps) => (
  <div className="file-stage is-table">
    <Scrolls label={label}>
      {[...sheets.entries()].map(([at, { name, rows, cut }]) => (
        <div key={at}>
          {sheets.length > 1 ? <h2>{name}</h2> : null}
          <Rows rows={rows} label={name || label} />
          {cut ? <p className="small quiet">{more}</p> : null}
        </div>
      ))}
    </Scrolls>
  </div>
)

function Rows({ rows, label }: { rows: readonly (readonly string[])[]; label: string }) {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column)
  const [first, ...rest] = rows
  const head = isHead(first) ? first : undefined
  return (
    <table aria-label={label}>
      {head ? (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {head[column]}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {[...(head ? rest : rows).entries()].map(([at, row]) => (
          <tr key={at}>
            {columns.map((column) => (
              <td key={column} className={isNumber(row[column] ?? '') ? 'num' : undefined}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
