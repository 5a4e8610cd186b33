import type { View } from '../../islands/contract.ts'
import type { TableProps } from './fields.ts'
import { readRows } from './read-rows.ts'

/** Keyboard users scroll a focused element. */
const scrolled = { tabIndex: 0 }

/** Rows and columns; on a narrow screen the table scrolls, also by keyboard. */
const TableView: View<TableProps> = ({ props: { rows, caption, headRow, headColumn }, texts, id }) => {
  const { cells, isNumber } = readRows(rows, headRow)
  const [first = [], ...rest] = cells
  if (cells.length === 0) return null
  const side = (column: number) => (isNumber[column] && !(headColumn && column === 0) ? 'n' : undefined)
  const captionId = caption ? `${id}-onderschrift` : undefined
  return (
    <section
      {...scrolled}
      className="table-block"
      aria-labelledby={captionId}
      aria-label={caption ? undefined : texts('label')}
    >
      <table>
        {caption ? <caption id={captionId}>{caption}</caption> : null}
        {headRow ? (
          <thead>
            <tr>
              {first.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                <th key={column} scope="col" className={side(column)}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {(headRow ? rest : cells).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            <tr key={index}>
              {row.map((cell, column) =>
                headColumn && column === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
                  <td key={column} className={side(column)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export default TableView
